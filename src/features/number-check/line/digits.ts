import { passesLuhn } from '#domain/luhn.ts';
import type { NumberKind } from '#domain/number-labels.ts';
import { check as aadhaar, masked } from '#features/number-check/aadhaar/check.ts';
import * as aadhaarWords from '#features/number-check/aadhaar/words.ts';
import { check as account } from '#features/number-check/account/check.ts';
import * as accountWords from '#features/number-check/account/words.ts';
import { type Checked, unclear } from '#features/number-check/checked.ts';
import { lastFour } from '#lib/codes/plain-code.ts';
import { card } from './card.ts';
import { isOther, mayBeOf, named } from './others.ts';
import { mayBeMobile, phone } from './phone.ts';
import * as words from './words.ts';

/**
 * A number of digits alone: what the words next to it say, or all that it may be. Neither its length nor one check
 * digit proves anything: one in ten numbers has it by chance.
 */
export function digits(text: string, beside: NumberKind | undefined): Checked {
  const code = text.replace(/\D/g, '');
  if (beside === 'aadhaar' || beside === 'virtualId') return aadhaar(code);
  if (beside === 'phone') return phone(text);
  if (beside === 'card') return card(code);
  if (beside === 'account') return account(code);
  if (beside && isOther(beside) && mayBeOf(beside, code)) return named(beside, code);
  // Each UPI payment has one of twelve digits.
  if (beside === 'reference' || beside === 'consumer' || (beside === 'upi' && code.length === 12))
    return unclear(words.reference, [words.referenceWhy], lastFour(code));
  if (code.length === 12) return twelve(text, code);
  if (code.length === 16) return sixteen(code);
  if (/^[6-9]\d{9}$/.test(code))
    return unclear(words.tenDigits, [words.tenDigitsWhy], lastFour(code));
  return unclear(words.someDigits, [words.mayBe(kindsOf(code))], lastFour(code));
}

function twelve(text: string, code: string): Checked {
  const isAadhaar = aadhaar(code).verdict === 'right';
  if (isAadhaar && /\D/.test(text))
    return unclear(aadhaarWords.aadhaar, [words.fitsByChance, words.noWordBeside], masked(code));
  const sentence =
    isAadhaar || mayBeMobile(code) ? words.mayBe(kindsOf(code)) : words.twelveDigitsWhy;
  return unclear(words.twelveDigits, [sentence], masked(code));
}

function sixteen(code: string): Checked {
  const isVirtualId = aadhaar(code).verdict === 'right';
  const sentence =
    isVirtualId || passesLuhn(code) ? words.mayBe(kindsOf(code)) : words.sixteenDigitsWhy;
  return unclear(words.sixteenDigits, [sentence], masked(code));
}

/** All that digits may be the number of, the likeliest first. */
function kindsOf(code: string): string[] {
  const identity = code.length === 16 ? aadhaarWords.virtualId : aadhaarWords.aadhaar;
  return [
    ...(aadhaar(code).verdict === 'right' ? [identity] : []),
    ...(mayBeMobile(code) ? [words.phone] : []),
    ...(code.length === 16 && passesLuhn(code) ? [words.card] : []),
    accountWords.title,
    words.reference,
  ];
}
