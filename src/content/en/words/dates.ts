let format: Intl.DateTimeFormat | undefined;

/** The day of a time in UTC: `1 July 2017`. */
export const day = (time: number): string => {
  // Made when it is needed: a formatter takes a slow phone some 20 ms, and a page starts without one.
  format ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(time);
};

/** The month of a date, `2017-07-01` or `2017-07`: `July 2017`. */
export const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
