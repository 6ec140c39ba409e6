export const firstYear = 'साल 1';
export const lastYear = (year: number) => `साल ${year}`;
export const yearsTo = (last: number) => `साल 1 से ${last}`;
