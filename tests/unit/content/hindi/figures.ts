/** Figures that Hindi counts in other words; see section 4 of the style guide. */
const CONVERTED: readonly (readonly [english: RegExp, hindi: string])[] = [
  [/\b10M\+/g, '1 करोड़+'],
  [/\b50K\+/g, '50,000+'],
  [/\b24\/7\b/g, '24 घंटे, सातों दिन'],
];

const FIGURE = /[\w.]+@[\w.]+|₹?\d[\d,]*(?:\.\d+)?%?/g;

/** Figures, amounts and addresses of a text, sorted: a sentence may put them in another order. */
export function figuresIn(text: string): string[] {
  let same = text;
  for (const [english, hindi] of CONVERTED) same = same.replace(english, hindi);
  return (same.match(FIGURE) ?? []).map((figure) => figure.replace(/[,.]$/, '')).toSorted();
}
