import { expect, it } from 'vitest';
import { checkedBy } from '#tests/unit/features/number-check/every-format.ts';

// Numbers that the issuer publishes, and its own wording of what is wrong with others.
it.each([
  ['ABCD00000', 'right', 'ABCD00000'],
  ['abcd-00000', 'right', 'ABCD00000'],
  ['New check ABCD 00000', 'right', 'ABCD00000'],
  ['ABCD0000', 'wrong', ''],
  ['A8CD00000', 'wrong', ''],
  ['XXXXX0000', 'unclear', 'XXXXX0000'],
])('%s is %s', (text, verdict, shown) => {
  expect(checkedBy('newcheck', text)).toMatchObject([{ verdict, shown }]);
});
