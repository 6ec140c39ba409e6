import metadata from 'libphonenumber-js/max/metadata';

/** Digits that tell in India whether a number may be a landline. */
const DIGITS = 6;
const NATIONAL_DIGITS = 10;

/** What may follow: none of the patterns looks at these digits otherwise. */
const ENDS = ['0', '1', '2', '5', '7', '9'].map((digit) => digit.repeat(NATIONAL_DIGITS - DIGITS));

/** Numbers with one prefix, by their next digit; or whether all of them may be one. */
type Tree = boolean | readonly Tree[];

/**
 * Beginnings of numbers from 6 on that may be landlines in India, and of those that can be nothing else, as regular
 * expressions: all by libphonenumber's metadata.
 */
export function landlinePrefixes(): { possible: string; alone: string } {
  const [fixed, mobile] = (metadata.countries.IN as unknown as readonly unknown[])[11] as readonly [
    [string],
    [string],
  ];
  const matches = (pattern: string, start: string) =>
    ENDS.some((end) => new RegExp(`^(?:${pattern})$`).test(start + end));
  return {
    possible: written((start) => matches(fixed[0], start)),
    alone: written((start) => matches(fixed[0], start) && !matches(mobile[0], start)),
  };
}

const written = (test: (start: string) => boolean): string =>
  expressionOf(Array.from({ length: 10 }, (_, digit) => digit > 5 && treeOf(test, `${digit}`)));

function treeOf(test: (start: string) => boolean, start: string): Tree {
  if (start.length === DIGITS) return test(start);
  const next = Array.from({ length: 10 }, (_, digit) => treeOf(test, `${start}${digit}`));
  return next.every((each) => each === next[0]) && typeof next[0] === 'boolean' ? next[0] : next;
}

function expressionOf(tree: Tree): string {
  if (typeof tree === 'boolean') return '';
  const digits = new Map<string, number[]>();
  for (const [digit, next] of tree.entries()) {
    if (next === false) continue;
    const rest = expressionOf(next);
    digits.set(rest, [...(digits.get(rest) ?? []), digit]);
  }
  const parts = [...digits].map(([rest, each]) => classOf(each) + rest);
  return parts.length === 1 ? (parts[0] as string) : `(?:${parts.join('|')})`;
}

/** `[0-47]`: three digits in a row and more have a dash. */
function classOf(digits: readonly number[]): string {
  if (digits.length === 1) return String(digits[0]);
  if (digits.length === 10) return '\\d';
  const runs: number[][] = [];
  for (const digit of digits) {
    const run = runs.at(-1);
    if (run?.at(-1) === digit - 1) run.push(digit);
    else runs.push([digit]);
  }
  return `[${runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(''))).join('')}]`;
}
