const MONTH = ['month', 'months', 'mo', 'mos', 'महीने', 'महीना', 'महीनों', 'माह', 'मास'];
const YEAR = ['year', 'years', 'yr', 'yrs', 'y', 'साल', 'वर्ष', 'बरस'];

const worth = (units: readonly string[], each: number) =>
  units.map((unit) => [unit, each] as const);

/** Units behind a number of months, and what each is worth: `60 months`, `5 years`, `2 years 6 months`. */
export const IN_MONTHS = Object.fromEntries([...worth(MONTH, 1), ...worth(YEAR, 12)]);

/** Units behind a number of years. */
export const IN_YEARS = Object.fromEntries(worth(YEAR, 1));
