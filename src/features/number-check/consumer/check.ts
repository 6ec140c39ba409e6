import { CONSUMER_LABELS } from '#domain/labels/consumer.ts';
import { type Checked, unclear } from '#features/number-check/checked.ts';
import * as common from '#features/number-check/words/common.ts';
import { withoutLabel } from '#lib/codes/label.ts';
import { isMasked } from '#lib/codes/masked.ts';
import { capitals, typedCode } from '#lib/codes/typed-code.ts';
import { plain } from '#lib/reader/plain.ts';
import * as words from './words.ts';

/** Billers have their own words for it: `K No. 1234`, `Service No 1234 due 12/05`. */
const WORDS_BEFORE = /^\D*\s(?=\S*\d)/;
const WORDS_BEHIND = /(\d)\s+\p{L}{3,}.*$/su;

/** There is no national form: each biller has its own. */
export function check(text: string): Checked {
  const number = withoutLabel(plain(text), CONSUMER_LABELS)
    .replace(WORDS_BEFORE, '')
    .replace(WORDS_BEHIND, '$1');
  if (isMasked(capitals(number))) return unclear(words.title, [common.masked]);
  const count = [...typedCode(number)].length;
  return unclear(words.title, [words.noFormat(count)]);
}
