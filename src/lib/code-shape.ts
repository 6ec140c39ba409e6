const MAX_NAMED = 3;

/** Signs of a shape. Any other sign stands for itself. */
const KINDS: Readonly<Record<string, { is: RegExp; words: string }>> = {
  A: { is: /^[A-Z]$/, words: 'a letter' },
  '9': { is: /^[0-9]$/, words: 'a digit' },
  '*': { is: /^[A-Z0-9]$/, words: 'a letter or a digit' },
};

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
];

/**
 * Sentences about what in a code is not as its shape wants it; none if all is. A shape is made of `A`
 * for a capital letter, `9` for a digit, `*` for either, and signs that stand for themselves.
 *
 * @param what the code's name with its article, such as `A PAN`
 */
export function misfits(code: string, shape: string, what: string): string[] {
  const characters = [...code];
  if (characters.length !== shape.length)
    return [`${what} has ${shape.length} characters; this has ${characters.length}.`];
  const wrong = characters.flatMap((character, place) => {
    const wanted = shape.charAt(place);
    const kind = KINDS[wanted];
    if (kind ? kind.is.test(character) : character === wanted) return [];
    const words =
      kind?.words ?? (/\d/.test(wanted) ? `the digit ${wanted}` : `the letter ${wanted}`);
    return [`The ${ORDINALS[place]} character must be ${words}, not ${named(character)}.`];
  });
  const more = wrong.length - MAX_NAMED;
  if (more <= 0) return wrong;
  return [
    ...wrong.slice(0, MAX_NAMED),
    `${more} more ${more === 1 ? 'character is' : 'characters are'} out of place.`,
  ];
}

/** A character in a sentence. One that may not be seen, or turn the line around, is not repeated. */
export function named(character: string): string {
  if (/^[A-Z]$/.test(character)) return `the letter ${character}`;
  if (/^[0-9]$/.test(character)) return `the digit ${character}`;
  return /^[!-~]$/.test(character) ? `“${character}”` : 'a special character';
}
