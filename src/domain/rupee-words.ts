const UNDER_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const CRORE = 10_000_000;

// Largest first; each counts how many of the next smaller fit into it.
const PARTS = [
  [CRORE, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/**
 * A whole number in words of the Indian system, from zero to 2^53 − 1: 1234567 is "twelve lakh
 * thirty-four thousand five hundred sixty-seven". Above a crore crore it counts crore of crore.
 * Throws a RangeError for any other number.
 */
export function indianWords(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0)
    throw new RangeError('A whole number is needed.');
  if (number < 20) return UNDER_TWENTY[number] as string;
  if (number < 100) {
    const ten = TENS[Math.floor(number / 10)] as string;
    return number % 10 === 0 ? ten : `${ten}-${UNDER_TWENTY[number % 10]}`;
  }
  const [size, name] = PARTS.find(([part]) => part <= number) as (typeof PARTS)[number];
  const rest = number % size;
  const words = `${indianWords(Math.floor(number / size))} ${name}`;
  return rest === 0 ? words : `${words} ${indianWords(rest)}`;
}

/** A sum of money in words, from whole paise: 15050 is "one hundred fifty rupees and fifty paise". */
export function rupeeWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const wholeWords = `${indianWords(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}`;
  const restWords = `${indianWords(rest)} ${rest === 1 ? 'paisa' : 'paise'}`;
  if (rest === 0) return wholeWords;
  return rupees === 0 ? restWords : `${wholeWords} and ${restWords}`;
}
