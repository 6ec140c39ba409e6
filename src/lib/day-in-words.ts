let words: Intl.DateTimeFormat | undefined;

/** `2017-07-01` as `1 July 2017`. */
export function dayInWords(day: string): string {
  // Made when it is needed: a formatter takes a slow phone some 20 ms, and a page starts without one.
  words ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`));
}
