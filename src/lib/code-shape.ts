import * as words from '#words/code-shape.ts';

const MAX_NAMED = 3;

/** Signs of a shape. Any other sign is literal. */
const KINDS: Readonly<
  Record<string, { is: RegExp; misfit: (place: number, found: string) => string }>
> = {
  A: { is: /^[A-Z]$/, misfit: words.notLetter },
  '9': { is: /^[0-9]$/, misfit: words.notDigit },
  '*': { is: /^[A-Z0-9]$/, misfit: words.notEither },
};

/**
 * Sentences about what in a code is not as its shape wants it; none if all is. A shape is made of `A`
 * for a capital letter, `9` for a digit, `*` for either, and literal signs.
 *
 * @param wrongLength the sentence about a code of another length, which it takes in characters
 */
export function misfits(
  code: string,
  shape: string,
  wrongLength: (length: number) => string,
): string[] {
  const characters = [...code];
  if (characters.length !== shape.length) return [wrongLength(characters.length)];
  const wrong = characters.flatMap((character, place) => {
    const wanted = shape.charAt(place);
    const kind = KINDS[wanted];
    if (kind ? kind.is.test(character) : character === wanted) return [];
    const found = named(character);
    if (kind) return [kind.misfit(place, found)];
    const misfit = /\d/.test(wanted) ? words.notThisDigit : words.notThisLetter;
    return [misfit(place, wanted, found)];
  });
  const more = wrong.length - MAX_NAMED;
  return more <= 0 ? wrong : [...wrong.slice(0, MAX_NAMED), words.moreMisfits(more)];
}

/** A character in a sentence. One that may not be seen, or turn the line around, is not repeated. */
export function named(character: string): string {
  if (/^[A-Z]$/.test(character)) return words.letter(character);
  if (/^[0-9]$/.test(character)) return words.digit(character);
  return /^[!-~]$/.test(character) ? words.sign(character) : words.special;
}
