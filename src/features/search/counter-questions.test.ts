import { describe, expect, it } from 'vitest';
import { groupsFound } from '#features/search/choices.ts';
import { wordsIn } from '#features/search/words.ts';
import { searches } from '#tests/unit/features/search/hindi-index.ts';

const DEBIT = /^\/rates#fees-2$/;
const NO_CASH = /^\/(apis\/CashWithdrawal|products\/aepsPortal|fraud|rates)#./;

/** What a shopkeeper asks in the middle of work, as it is typed, and where the first line leads in both languages. */
const QUESTIONS: readonly [query: string, to: RegExp][] = [
  ['1500 debit card charge', DEBIT],
  ['₹1,500 debit card fee', DEBIT],
  ['₹1,500 डेबिट कार्ड', DEBIT],
  ['डेबिट कार्ड से 1500 की बिक्री', DEBIT],
  ['debit card se 1500 ki sale par kitna katega', DEBIT],
  ['dmt charges 5000', /^\/rates#commissions-\d+$/],
  ['upi se 5000 liya to kitna katega', /^\/rates#fees-6$/],
  ['withdrawal failed', /^\/fraud#owed$/],
  ['निकासी नहीं हुई', NO_CASH],
  ['withdrawal nahi hua', NO_CASH],
  ['paise kat gaye', NO_CASH],
  ['पैसे कट गए पर निकले नहीं', /^\/fraud/],
  ['aeps failed', NO_CASH],
  ['fingerprint not matching', /^\/apis\/CashWithdrawal#./],
  ['अँगूठा नहीं लग रहा', /^\/apis\/CashWithdrawal#./],
  ['posp limit', /^\/rates#rules-\d+$/],
  ['lokpal', /^\/rates/],
  ['ofline', /^\/device/],
];

describe.each(Object.entries(searches))('in the index in %s', (_, search) => {
  it('no word of a table is read as another', () => {
    const of = (query: string) => search.find(query).terms.flatMap(([typed = []]) => typed);
    expect(of('soundbox rent')).toContain('soundbox');
  });

  it.each(QUESTIONS)('"%s" is answered first', (query, to) => {
    expect(groupsFound(search.find(query))[0]?.choices[0]?.to).toMatch(to);
  });
});

it('reads a sum as one word, with and without commas', () => {
  const words = (text: string) => wordsIn(text).map(({ word }) => word);
  expect(words('₹1,500 or 1500; ₹2,00,000')).toEqual(['1500', 'or', '1500', '200000']);
  expect(words('Cards, UPI, 24 hours')).toEqual(['card', 'upi', '24', 'hour']);
});
