import { expect, it } from 'vitest';
import testValues from '#copy/pages/apis/test-values.ts';
import english from '#copy/pages/company/faqs.ts';
import { entriesOf, entryFinder } from '#features/search/finder/find-entries.ts';
import hindi from '#languages/hi/pages/company/faqs.ts';

const finders = {
  English: entryFinder(entriesOf(english.sections)),
  Hindi: entryFinder(entriesOf(hindi.sections)),
  tests: entryFinder(entriesOf(testValues.sections)),
};

/** What visitors type into the field above the questions, and the question that has to be among the first three. */
const ASKED: readonly (readonly [keyof typeof finders, query: string, title: string])[] = [
  ['English', 'refund', 'How do I refund a customer?'],
  ['English', 'how do i refund', 'How do I refund a customer?'],
  ['English', 'card numbers', 'Do you keep card numbers?'],
  ['English', 'who can open account', 'Who can open an account?'],
  ['English', 'dispute', 'What if a customer disputes a payment?'],
  ['English', 'no signal', 'What if the shop has no signal?'],
  ['English', 'timeout', 'May I repeat a request after a timeout?'],
  ['English', 'partner earn', 'What does a channel partner earn?'],
  ['English', 'sandbox', 'Where do I try a call?'],
  ['English', 'REFUND?', 'How do I refund a customer?'],
  ['Hindi', 'खाता', 'खाता कौन खुलवा सकता है?'],
  ['Hindi', 'खर्च', 'खर्च कितना आएगा?'],
  ['Hindi', 'निवेशक डैशबोर्ड', 'क्या निवेशक डैशबोर्ड पर मेरे पैसे दिखते हैं?'],
  ['Hindi', 'API', 'API जोड़ने में कितना समय लगता है?'],
];

/** Of a question that was changed in English there is no Hindi until it is translated. */
const isThere = ([page, , title]: (typeof ASKED)[number]) =>
  page !== 'Hindi' || JSON.stringify(hindi.sections).includes(title);

it.each(ASKED.filter(isThere))('%s: “%s” finds “%s”', (page, query, title) => {
  const titles = finders[page](query).entries.map((entry) => entry.title);
  expect(titles.slice(0, 3)).toContain(title);
});

it.each(['zebra', 'ज़ेब्रा', '?!', ' '])('“%s” finds nothing', (query) =>
  expect(finders.English(query).entries).toEqual([]),
);

it('says which words are nowhere, and finds by the others', () => {
  const { entries, missing } = finders.English('refund Zebras');
  expect(missing).toEqual(['Zebras']);
  expect(entries.map(({ title }) => title)).toContain('How do I refund a customer?');
});

it('finds a test value by its tool, what is typed or what comes of it, and not all at once', () => {
  const all = entriesOf(testValues.sections);
  const [first] = all;
  for (const query of ['expired', first?.lines[0] ?? '', first?.title ?? ''])
    expect(finders.tests(query).entries.length, query).toBeGreaterThan(0);
  expect(finders.tests('e').entries.length).toBeLessThan(all.length);
});
