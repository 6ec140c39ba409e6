import { type Quantity, textAt } from './grammar.ts';
import type { Token } from './tokens.ts';
import { PER, RATES, UNITS, type Unit } from './words.ts';

/** Whether `per` or its like is before a token. `a` is not: `a 5-year loan`. */
export const isPer = (tokens: readonly Token[], at: number): boolean =>
  PER.has(textAt(tokens, at - 1)) && !/^an?$/.test(textAt(tokens, at - 1));

const OF = /^(?:of|is|k[aie]|का|की|के|[:=.-])$/;

/**
 * The times that a number is for, as the words around it say: `monthly: 5`, `per month 5`, `5 flat`, `5 every day`,
 * `EMI of 5`. Words between two numbers are of the second, but for the one directly behind the first.
 */
export function timesOf(tokens: readonly Token[], found: readonly Quantity[], i: number) {
  const { from, to } = found[i] as Quantity;
  const start = found[i - 1]?.to ?? 0;
  let label = from - 1;
  while (OF.test(textAt(tokens, label))) label -= 1;
  const times = label < start ? [] : [UNITS.get(textAt(tokens, label))];
  for (let at = start; at < (found[i + 1] ? to + 1 : tokens.length); at += 1) {
    const [word, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
    const unit = UNITS.get(next);
    times.push(RATES.get(word));
    if (PER.has(word)) times.push(unit);
    if (/^\p{L}/u.test(word) && isPer(tokens, at + 1) && !unit && !RATES.has(next))
      times.push('other');
    if (at === to) times.push(UNITS.get(OF.test(word) ? next : word));
  }
  return times.filter((time): time is Unit => time !== undefined);
}
