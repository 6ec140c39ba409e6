import { formatPaise } from '#domain/rupees.ts';
import { type Checked, right, unclear, wrong } from '#features/number-check/checked.ts';
import { readQuantity } from '#lib/quantities/quantity.ts';
import { plain } from '#lib/reader/plain.ts';
import * as words from './words.ts';

const MAX_DIGITS = 12;

// Whole rupees alone, or grouped as in 1,24,500 or in 124,500.
const WHOLE = /^(?:[0-9]+|[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}|[0-9]{1,3}(?:,[0-9]{3})+)$/;

/** Amount of a bill in rupees. Whether the biller takes it is in the fetched bill. */
export function check(text: string): Checked {
  const [read, ...others] = readQuantity(text, 'rupee') ?? [];
  if (read && others.length > 0)
    return unclear(words.title, [words.mayBe([read, ...others].map(inRupees))]);
  const amount = read ?? plain(text).trim();
  const [whole = '', paise, ...more] = amount.split('.');
  if (more.length > 0) return wrong(words.title, [words.onePoint]);
  if (!WHOLE.test(whole)) return wrong(words.title, [words.rupees]);
  if (paise !== undefined && !/^[0-9]{1,2}$/.test(paise)) return wrong(words.title, [words.paise]);
  const rupees = whole.replace(/,/g, '').replace(/^0+(?=[0-9])/, '');
  if (rupees.length > MAX_DIGITS) return wrong(words.title, [words.tooLarge]);
  const sent = `${rupees}.${(paise ?? '').padEnd(2, '0')}`;
  if (/^[0.]+$/.test(sent)) return wrong(words.title, [words.zero]);
  return right(
    words.title,
    formatPaise(Math.round(Number(sent) * 100)),
    [{ label: words.inRequest, value: sent }],
    [words.billerAccepts],
  );
}

const inRupees = (amount: string) => formatPaise(Math.round(Number(amount) * 100));
