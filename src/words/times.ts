/** A time of the visitor's day: `10:42 am`. */
export const clock = (time: number): string =>
  new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' }).format(time);

/** The visitor's day at a time: `3 Mar 2026`. */
export const localDay = (time: number): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }).format(time);
