export const lettersAndDigits = 'Use letters A to Z and digits only, in four groups at most.';
export const officeMissing = 'After the State come one or two digits for the registering office.';
export const oldForm = 'After the State come two to six digits.';
export const officeTooLong = 'The registering office has one or two digits.';
export const seriesWithoutIO =
  'The letters of the series leave out I and O, which look like 1 and 0.';
export const seriesTooLong = 'The series has three letters at most.';
export const numberAtEnd = 'It must end with a number of one to four digits.';
