export const firstYear = 'Year 1';
export const lastYear = (year: number) => `Year ${year}`;
export const yearsTo = (last: number) => `Years 1 to ${last}`;
