/** Figures that Hindi counts in other words; see `docs/hindi.md`. */
const CONVERTED: readonly (readonly [english: RegExp, hindi: string])[] = [
  [/\b10M\+/g, '1 करोड़+'],
  [/\b50K\+/g, '50,000+'],
  [/\bClass XII\b/g, '12'],
  [/\b24\/7\b/g, '24 घंटे, सातों दिन'],
];

/**
 * Times as they are said, शाम 7:30 and 7:30 pm, and by 24 hours, 19:30; all become hours and minutes without a leading
 * zero.
 */
const TIME = /(?:(सुबह|दोपहर|शाम|रात) )?(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])(?: ([ap]m))?/g;

const onTheClock = (_: string, before: string, hour: string, minutes: string, after: string) => {
  const said = Number(hour);
  const period = after === 'am' && said === 12 ? 'रात' : before;
  const later =
    after === 'pm' ||
    period === 'शाम' ||
    (period === 'दोपहर' && said < 12) ||
    (period === 'रात' && said >= 7 && said < 12);
  return `${period === 'रात' && said === 12 ? 0 : said + (later && said < 12 ? 12 : 0)}:${minutes}`;
};

const FIGURE = /[\w.]+@[\w.]+|₹?\d[\d,]*(?:\.\d+)?%?/g;

/** Figures, amounts and addresses of a text, sorted: a sentence may put them in another order. */
export function figuresIn(text: string): string[] {
  let same = text.replace(TIME, onTheClock);
  for (const [english, hindi] of CONVERTED) same = same.replace(english, hindi);
  // Hindi writes 27% where English may write 27 %.
  same = same.replace(/(\d) %/g, '$1%');
  return (same.match(FIGURE) ?? []).map((figure) => figure.replace(/[,.]$/, '')).toSorted();
}
