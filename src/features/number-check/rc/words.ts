export const title = 'Vehicle registration number';
export const otherPlates = {
  mission:
    'It looks like a plate of a foreign mission. Such plates have their own format, which this tool does not read.',
  army: 'It looks like a plate of the armed forces. Such plates have their own format, which this tool does not read.',
  vintage:
    'It looks like a plate of a vintage vehicle. Such plates have their own format, which this tool does not read.',
  temporary:
    'It looks like a plate for the first weeks of a new vehicle. Such plates have their own format, which this tool does not read.',
  trade:
    'It looks like a trade plate: a dealer or maker puts it on vehicles that are not registered yet. Such plates have their own format, which this tool does not read.',
  old: 'It looks like a plate from before July 1989. Such plates have their own format, which this tool does not read.',
};

export const bharatLength = (wanted: number, length: number) =>
  `A number of the Bharat series has ${wanted} characters; this has ${length}.`;
export const beforeBharat = (began: number, year: number) =>
  `The Bharat series began in ${began}; this number says ${year}.`;
export const inFuture = (year: number) =>
  `It begins with the year of registration, and ${year} is in the future.`;
export const bharatWithoutIO =
  'The Bharat series is said to leave out I and O, which look like 1 and 0. Compare the last letters with the plate.';
export const kind = 'Kind';
export const bharat = 'Bharat series, valid in all States';
export const registered = 'Registered';

export const wrongStart = 'It must begin with the two letters of a State, or with a year and BH.';
export const noState = (letters: string) =>
  `The first two letters must be a State’s; ${letters} is not one we know.`;
export const stateOnNewPlates = (name: string, letters: string, now: string) =>
  `${name} (${letters}, ${now} on new plates)`;
export const officeAndNumber = 'Office and number';
export const series = 'Series';
export const officeAlone = (code: string) =>
  `${code} is the code of a registering office alone. On a plate letters and a number follow.`;
export const officeZero = 'Offices are numbered from 1, so no plate has the office 00.';
export const numberZero = 'Numbers run from 1 to 9999, so no vehicle has this one.';
