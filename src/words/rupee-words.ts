import { plural } from '#words/plural.ts';

const UNDER_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number from 0 to 99. */
export function underHundred(number: number): string {
  if (number < 20) return UNDER_TWENTY[number] as string;
  const ten = TENS[Math.floor(number / 10)] as string;
  return number % 10 === 0 ? ten : `${ten}-${UNDER_TWENTY[number % 10]}`;
}

export const parts = { crore: 'crore', lakh: 'lakh', thousand: 'thousand', hundred: 'hundred' };

/** Takes the count also in words. */
export const rupees = (count: number, inWords: string) =>
  plural(count, `${inWords} rupee`, `${inWords} rupees`);
export const paise = (count: number, inWords: string) =>
  plural(count, `${inWords} paisa`, `${inWords} paise`);
export const rupeesAndPaise = (rupees: string, paise: string) => `${rupees} and ${paise}`;
