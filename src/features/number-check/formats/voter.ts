import { passesLuhn } from '#domain/luhn.ts';
import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, unclear, wrong } from './checked.ts';

const TITLE = 'Voter ID (EPIC)';

/** Number of an elector's photo identity card. The last of its seven digits checks the others. */
export function check(text: string): Checked {
  const code = plainCode(text);
  if (/^[A-Z0-9]+(\/[A-Z0-9]+)+$/.test(code))
    return unclear(TITLE, [
      'Numbers with slashes are an older format. It has no check digit, so this tool cannot judge it.',
    ]);
  const problems = misfits(code, 'AAA9999999', 'A voter ID');
  if (problems.length > 0) return wrong(TITLE, problems);
  if (!passesLuhn(code.slice(3)))
    return wrong(TITLE, ['The check digit at the end does not fit the six before it.']);
  return right(TITLE, code, [
    { label: 'Letters', value: code.slice(0, 3) },
    { label: 'Serial', value: code.slice(3) },
    { label: 'Check digit', value: 'Fits the others' },
  ]);
}
