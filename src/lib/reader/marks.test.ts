import { describe, expect, it } from 'vitest';
import { withoutInvisible, withoutMarks } from '#lib/reader/marks.ts';

const JOINER = '\u200D';
const NON_JOINER = '\u200C';

describe('what cannot be seen', () => {
  // Default_Ignorable_Code_Point of the Unicode Character Database.
  it.each([
    0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x202a,
    0x202e, 0x2060, 0x206f, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0xe01ef,
  ])('U+%s goes', (code) => {
    expect(withoutInvisible(`a${String.fromCodePoint(code)}b`)).toBe('ab');
  });

  it.each(['é', 'क', '€', ' ', '\n', '😀'])('%j stays', (seen) => {
    expect(withoutInvisible(`a${seen}b`)).toBe(`a${seen}b`);
  });
});

describe('a joiner', () => {
  // The Unicode Standard 12.2 and 12.8: with ZWJ and ZWNJ these are other forms of the letters.
  it.each([`र${JOINER}य`, `ರ${JOINER}್ಯ`, `र${'\u094D'}${JOINER}य`, `क${'\u094D'}${NON_JOINER}ष`])(
    'that shapes %j stays',
    (text) => {
      expect(withoutMarks(text)).toBe(text);
    },
  );

  it('stays once', () => {
    expect(withoutMarks(`र${JOINER}${JOINER}${NON_JOINER}य`)).toBe(`र${JOINER}य`);
  });

  it.each([
    [`a${JOINER}b`, 'ab'],
    [`é${JOINER}b`, 'éb'],
    [`5${JOINER}6`, '56'],
    [`${JOINER}b`, 'b'],
    [`a ${NON_JOINER}b`, 'a b'],
    [`\u200B${JOINER}b`, 'b'],
    ['a\u200Bb', 'ab'],
  ])('in %j goes', (text, bare) => {
    expect(withoutMarks(text)).toBe(bare);
  });
});
