import { plain } from '#lib/reader/plain.ts';

/** A piece of a text: a number in digits and a point, a word in small letters, or a sign. */
export interface Token {
  text: string;
  /** Whether it is a number; `part` if it belongs to something longer, such as a date or an account. */
  is: 'number' | 'part' | 'word' | 'sign';
  /** Whether commas or two decimals say that a number is written out, as on a statement. */
  isWrittenOut?: boolean;
  /** Whether nothing is between it and the piece before. */
  isGlued: boolean;
}

// As written in India (5,00,000), elsewhere (500,000), or without commas.
const NUMBER = '(?:\\d{1,3}(?:,\\d{2,3})*,\\d{3}|\\d+)(?:\\.\\d*)?|\\.\\d+';
const TOKEN = new RegExp(`(${NUMBER})([¼½¾]?)|([\\p{L}\\p{M}]+)|[^\\s]`, 'gu');

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** A text in small letters with single commas in its numbers, and `pa` for `p.a.`. */
const spelt = (text: string): string =>
  plain(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u093C/g, '')
    // A spreadsheet's mark of a text.
    .replace(/^\s*[\u2019'](?=\d)/, '')
    .replace(/[\u2019']/g, ',')
    // Paise as cheques have them, and a half in words.
    .replace(/(\d)(?:-00|=(\d\d))(?![\d-])/g, '$1.$2')
    .replace(/(\d) and (?:a )?half/g, '$1.5')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    // A duration of ISO 8601.
    .replace(/^\s*p(?=\d)(\d{1,3}y)?(\d{1,4}m)?\s*$/, '$1 $2')
    .replace(/(^|[^\p{L}])p\.?\s?([am])\.?(?![\p{L}\p{M}])/gu, '$1p$2 ')
    .replace(/per[\s-]?cent/g, 'percent')
    .replace(/(\p{L}\.)(?=\d)/gu, '$1 ')
    // On a statement credit or debit, and never crore.
    .replace(/^[cd]r(?![a-z])\.?|\([cd]r\.?\)/g, ' ')
    .replace(/(?:(?:equal|equated) )?(?:monthly|मासिक) (?=emi|inst|किस्त)/g, '')
    // With one comma and a space they may be two numbers.
    .replace(/(\d)[^\S\n]?,[^\S\n]?(?=\d{2}[^\S\n]?,[^\S\n]?\d{2,3}(?!\d))/g, '$1,')
    .replace(/(,\d{2})[^\S\n]?,[^\S\n]?(?=\d{2,3}(?!\d))/g, '$1,')
    .replace(/(\d)[^\S\n\t](?=\d{2,3}(?:[^\S\n\t]\d{2,3}){0,8}(?:[^\d,]|$))/g, '$1,');

/** What comes before a number that is a part of something: `12/`, `_`, a minus. */
const PART_BEFORE = /^,$|\d[,./:-]?$|[_#^\\]$|^-$|[^\p{L}\p{M}\d)%]-$/u;
const PART_BEHIND = /^,$|^[,./:]?\d|^[,.][oli]\d|^[_^\\]|^-(?!\p{L})/u;

/** The pieces of a text, in its order. */
export function tokensOf(text: string): Token[] {
  const whole = spelt(text);
  const tokens: Token[] = [];
  let end = 0;
  for (const found of whole.matchAll(TOKEN)) {
    const [all, number, fraction = '', word] = found;
    const start = found.index;
    const isGlued = start === end && start > 0;
    end = start + all.length;
    if (number === undefined) {
      tokens.push({ text: all, is: word === undefined ? 'sign' : 'word', isGlued });
      continue;
    }
    const isPart =
      PART_BEFORE.test(whole.slice(Math.max(0, start - 2), start)) ||
      PART_BEHIND.test(whole.slice(end, end + 3)) ||
      (fraction !== '' && number.includes('.'));
    tokens.push({
      text: number.replaceAll(',', '').replace(/\.$/, '') + (FRACTIONS[fraction] ?? ''),
      is: isPart ? 'part' : 'number',
      isWrittenOut: number.includes(',') || /\.\d\d$/.test(number),
      isGlued,
    });
  }
  return tokens;
}
