const formats: Record<string, Intl.DateTimeFormat> = {};

/** The day of a time in UTC: `1 July 2017`. */
export const day = (time: number): string => formatted(time, { dateStyle: 'long' });

/** The month of a date, `2017-07-01` or `2017-07`: `July 2017`. */
export const monthOf = (date: string): string =>
  formatted(Date.parse(date), { month: 'long', year: 'numeric' });

function formatted(time: number, options: Intl.DateTimeFormatOptions): string {
  // Made when it is needed: a formatter takes a slow phone some 20 ms, and a page starts without one.
  const name = Object.keys(options).join();
  formats[name] ??= new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });
  return formats[name].format(time);
}
