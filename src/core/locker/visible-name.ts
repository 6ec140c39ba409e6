/** A piece of a name: text as it is, or one character that is not seen, as `U+202E`. */
export type NamePart = { text: string } | { unseen: string };

/** A file name that is safe to show: nothing in it is hidden, and its ending is separate. */
export interface VisibleName {
  stem: NamePart[];
  /** With its dot; empty for a name without one. Never cut. */
  ending: NamePart[];
}

/** Characters at the beginning and at the end of a stem that are shown where it is longer than both. */
const STEM_START_CHARACTERS = 80;
const STEM_END_CHARACTERS = 20;

/** What comes after a name's last dot is its ending; more than that is not an ending. */
const ENDING = /^(.+)(\.[^.]{1,16})$/su;

// Control characters, formats (the marks that turn text around are some), halves of characters, ends of
// lines, and letters that are drawn as nothing. Not the two joiners: Indian scripts are written with them.
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/u;

/** Splits a file name so that the visitor sees all of it, and the type that it claims. */
export function visibleName(name: string): VisibleName {
  const [, stem = name, ending = ''] = ENDING.exec(name) ?? [];
  const characters = [...stem];
  const isLong = characters.length > STEM_START_CHARACTERS + STEM_END_CHARACTERS;
  const shown = isLong
    ? [
        ...characters.slice(0, STEM_START_CHARACTERS),
        '…',
        ...characters.slice(-STEM_END_CHARACTERS),
      ]
    : characters;
  return { stem: partsOf(shown), ending: partsOf([...ending]) };
}

/** The same as one line of text. */
export function visibleText(name: string): string {
  const { stem, ending } = visibleName(name);
  return [...stem, ...ending]
    .map((part) => ('text' in part ? part.text : `[${part.unseen}]`))
    .join('');
}

function partsOf(characters: readonly string[]): NamePart[] {
  const parts: NamePart[] = [];
  for (const character of characters) {
    const last = parts.at(-1);
    if (UNSEEN.test(character)) parts.push({ unseen: codePoint(character) });
    else if (last && 'text' in last) last.text += character;
    else parts.push({ text: character });
  }
  return parts;
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
