import list from './common-passphrases.json';

/** What attackers try first. In the list each begins with how many letters it has in common with the one before. */
const COMMON: ReadonlySet<string> = new Set(unpacked(list));

/** Digits and signs alone are dates, telephone numbers and rows of keys, unless they are many. */
const MIN_DIGITS = 16;

/**
 * Whether a passphrase is among those that are tried first: one of the commonest passwords in letters of any case, with
 * digits or signs behind it, or only some of those.
 */
export function isCommon(passphrase: string): boolean {
  const folded = passphrase.normalize('NFKC').trim().toLowerCase();
  const characters = [...folded];
  const stem = characters.slice(0, characters.map(isLetter).lastIndexOf(true) + 1).join('');
  if (stem === '') return characters.length < MIN_DIGITS;
  return COMMON.has(folded) || COMMON.has(stem);
}

const isLetter = (character: string) => /[\p{L}\p{M}]/u.test(character);

function unpacked(packed: string): string[] {
  let last = '';
  return packed.split(' ').map((word) => {
    last = last.slice(0, Number(word[0])) + word.slice(1);
    return last;
  });
}
