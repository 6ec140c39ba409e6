import type { Language } from './languages.ts';

/** Three words of small Latin letters in a row: English, where abbreviations and brands are not. */
const LATIN_RUN = /(?:[A-Za-z]*[a-z][A-Za-z]*[ ,]+){2}[A-Za-z]*[a-z]/;

/** Names that stay in Latin letters, and may follow one another. */
const NAMES = /\b(?:RuPay|Visa|Mastercard|Maestro|Amex)\b/g;

const LATIN = /\p{Script=Latin}/u;

/** Digits of another script: figures are written with 0 to 9, as on notes, keyboards and receipts. */
const OTHER_DIGIT = /(?!\d)\p{Nd}/u;

/**
 * A text without brands, and without what it quotes of the English text: labels of a phone's or a browser's own menu,
 * which many see in English.
 */
const withoutNames = (english: string, text: string) =>
  text
    .replace(NAMES, '')
    .replace(/“([^”]*)”/g, (quote, label: string) => (english.includes(label) ? '' : quote));

/** What programs read of the language itself: where its pages are, and how formats name it. */
const isCode = (text: string, code: string) => new RegExp(`^/?${code}(?:-[A-Z]{2})?$`).test(text);

/** What is wrong with a text of a language, in words. @param english the text that it translates */
export function faultsIn(english: string, text: string, language: Language): string[] {
  const { code, script, fullStop, never = [] } = language;
  const letters = text.match(/\p{L}/gu) ?? [];
  const faults = never
    .filter(([wrong]) => wrong.test(text))
    .map(([, right]) => `${text} → ${right}`);
  if (OTHER_DIGIT.test(text)) faults.push(`${text} → 0-9`);
  if (text !== text.normalize('NFC')) faults.push(`${text} is not in NFC`);
  if (text.includes('\u200b')) faults.push(`${text} holds an invisible character`);
  if (LATIN_RUN.test(withoutNames(english, text))) faults.push(`${text} holds English`);
  // Abbreviations and figures alone, API for APIs, are the same in every language.
  if (/[a-z]/.test(text) && !script.test(text) && !isCode(text, code))
    faults.push(`${text} is not written in letters of ${code}`);
  if (letters.some((letter) => !LATIN.test(letter) && !script.test(letter)))
    faults.push(`${text} has letters of a third language`);
  const ends = /[.!?…]$/.exec(english)?.[0];
  // One word with a full stop may be an abbreviation.
  const isSentence = /\s/.test(english);
  if (ends === '.' && isSentence && ![fullStop, '?', '...'].some((end) => text.endsWith(end)))
    faults.push(`${text} ends without ${fullStop}`);
  if (!ends && text.endsWith(fullStop))
    faults.push(`${text} ends with ${fullStop}, and English without a full stop`);
  return faults;
}
