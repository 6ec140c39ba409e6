/**
 * A table as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in
 * front; plain numbers stay numbers.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Paise as rupees in plain digits, `10746.95`, which every spreadsheet reads as a number. */
export const plainRupees = (paise: number): string => (paise / 100).toFixed(2);

const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
