export const ribbon = 'Sample';
export const about = 'The document above is a drawing, not a real one.';
export const picture = (title: string) => `Drawn sample: ${title}`;

export const name = 'Name';
export const born = 'Born';
export const birthday = '4 July 1998';
export const number = 'Number';
export const licenceFor = 'For';
export const vehicles = 'Motorcycle, car';
export const marks = 'Marks';
export const english = 'English';
export const mathematics = 'Mathematics';
export const physics = 'Physics';
export const chemistry = 'Chemistry';
export const computerScience = 'Computer science';
export const total = 'Of 500 in all';
