const two = (number: number) => String(number).padStart(2, '0');

/**
 * A day as it is written, `2026-01-15`, of the days since 1 January 1970. Worked out by the rule of four hundred years
 * (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"), so that the sandbox needs no clock.
 */
export function calendarDay(sinceEpoch: number): string {
  const z = sinceEpoch + 719_468;
  const era = Math.floor(z / 146_097);
  const inEra = z - era * 146_097;
  const year = Math.floor(
    (inEra - Math.floor(inEra / 1_460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) /
      365,
  );
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shifted = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return `${year + era * 400 + (month <= 2 ? 1 : 0)}-${two(month)}-${two(day)}`;
}
