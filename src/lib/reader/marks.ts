/**
 * What takes no room on the screen and comes along when a text is copied from a PDF or a chat: soft and zero-width
 * characters, fillers, choosers of a picture's form, and the marks that set the direction of writing.
 */
const RANGES =
  '\\xAD \\u034F \\u061C \\u115F-\\u1160 \\u17B4-\\u17B5 \\u180B-\\u180F \\u200B-\\u200F \\u202A-\\u202E ' +
  '\\u2060-\\u206F \\u3164 \\uFE00-\\uFE0F \\uFEFF \\uFFA0 \\uFFF9-\\uFFFB';
const INVISIBLE = new RegExp(`[${RANGES.replaceAll(' ', '')}]|\\uDB40[\\uDC00-\\uDFFF]`, 'g');

/** A text without what cannot be seen. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

// Joiners first, with what is before them: Safari 15 has no way to look behind.
const MARKS = new RegExp(`(.?)([\\u200C\\u200D]+)|${INVISIBLE.source}`, 'gsu');

/** Letters of scripts whose forms a joiner may choose: র‍্য, ರ‍್ಯ. */
const SHAPED = /^[^\0-\u024F\P{L}]$|^\p{M}$/u;

/** The same of a name or a note: a joiner that shapes the letter before it stays. */
export const withoutMarks = (text: string): string =>
  text.replace(MARKS, (_, before?: string, joiners?: string) => {
    if (!joiners) return '';
    return before && SHAPED.test(before)
      ? before + joiners.charAt(0)
      : withoutInvisible(before ?? '');
  });
