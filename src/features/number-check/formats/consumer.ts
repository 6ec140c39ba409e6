import { typedCode } from '#lib/typed-code.ts';
import { type Checked, unclear } from './checked.ts';

/** There is no national form: each biller has its own. */
export function check(text: string): Checked {
  const count = [...typedCode(text)].length;
  return unclear('Consumer number', [
    `Consumer numbers have no national format: each biller has its own. This one has ${count} ${count === 1 ? 'character' : 'characters'}; compare it with the last bill.`,
  ]);
}
