import * as words from '#features/number-check/words/consumer.ts';
import { typedCode } from '#lib/typed-code.ts';
import { type Checked, unclear } from './checked.ts';

/** There is no national form: each biller has its own. */
export function check(text: string): Checked {
  const count = [...typedCode(text)].length;
  return unclear(words.title, [words.noFormat(count)]);
}
