import { misfits } from '#lib/code-shape.ts';
import { plainCode } from '#lib/plain-code.ts';
import { type Checked, right, wrong } from './checked.ts';

const TITLE = 'Biller ID';

/** Identifier of a biller in BBPS: fourteen letters and digits. */
export function check(text: string): Checked {
  const code = plainCode(text);
  const problems = misfits(code, '**************', 'A biller ID');
  if (problems.length > 0) return wrong(TITLE, problems);
  return right(
    TITLE,
    code,
    [{ label: 'Characters', value: '14 letters and digits' }],
    ['Look the biller up in the list from your operating unit; this tool has none.'],
  );
}
