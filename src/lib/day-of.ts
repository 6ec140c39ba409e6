/** The calendar day of a time where the visitor is, as `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const local = new Date(time - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}
