import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

const TITLE = 'Passport number';

/** Number of an Indian passport. It has no check digit of its own. */
export function check(text: string): Checked {
  const code = plainCode(text);
  const problems = misfits(code, 'A9999999', 'An Indian passport number');
  if (problems.length > 0) return wrong(TITLE, problems);
  return right(
    TITLE,
    code,
    [
      { label: 'Letter', value: code.charAt(0) },
      { label: 'Digits', value: code.slice(1) },
    ],
    ['The number has no check digit, so a wrong digit goes unnoticed here.'],
  );
}
