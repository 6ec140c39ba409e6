import { CONSUMER_LABELS } from '#domain/labels/consumer.ts';
import { type Checked, unclear } from '#features/number-check/checked.ts';
import { withoutLabel } from '#lib/codes/label.ts';
import { typedCode } from '#lib/codes/typed-code.ts';
import { plain } from '#lib/reader/plain.ts';
import * as words from './words.ts';

/** There is no national form: each biller has its own. */
export function check(text: string): Checked {
  const count = [...typedCode(withoutLabel(plain(text), CONSUMER_LABELS))].length;
  return unclear(words.title, [words.noFormat(count)]);
}
