import type { LanguageRules } from './rules.ts';

/** Figures that languages of India count in other words, `1 करोड़+` for `10M+`. */
const CONVERTED: readonly (readonly [english: RegExp, figures: string])[] = [
  [/\b10M\+/g, '1'],
  [/\b50K\+/g, '50,000'],
  [/\bClass XII\b/g, '12'],
  [/\b24\/7\b/g, '24'],
];

/** Times by 12 hours, 7:30 pm, and by 24, 19:30; all become hours and minutes without a leading zero. */
const TIME = /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])(?: ([ap])m)?/g;

function onTheClock(_: string, hour: string, minutes: string, half?: string): string {
  const said = half ? Number(hour) % 12 : Number(hour);
  return `${half === 'p' ? said + 12 : said}:${minutes}`;
}

const FIGURE = /[\w.]+@[\w.]+|₹?\d[\d,]*(?:\.\d+)?%?/g;

/** Figures, amounts and addresses of a text, sorted: a sentence may put them in another order. */
export function figuresIn(text: string, { withPlainFigures }: LanguageRules): string[] {
  let same = (withPlainFigures?.(text) ?? text).replace(TIME, onTheClock);
  for (const [english, figures] of CONVERTED) same = same.replace(english, figures);
  // English may write 27 % where others write 27%.
  same = same.replace(/(\d) %/g, '$1%');
  return (same.match(FIGURE) ?? []).map((figure) => figure.replace(/[,.]$/, '')).toSorted();
}
