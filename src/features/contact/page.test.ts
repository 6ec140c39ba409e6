import { expect, test } from 'vitest';
import { sectionsOf } from '#tests/unit/content/content-pages.ts';
import { renderedPages } from '#tests/unit/content/shown.ts';

const main = renderedPages.find(({ path }) => path === '/contact')?.main;

test('the form comes first, what happens to a message and what to write follow', () => {
  const markup = main?.markup ?? '';
  const places = ['<form', 'What happens when you write', 'Before you write'].map((each) =>
    markup.indexOf(each),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(markup.match(/<li><b>(?:Write|Send|Answer)</g)).toHaveLength(3);
});

test('no section has the name of a field, so that screen readers find the field', () => {
  const names = sectionsOf('/contact').map((each) => ('heading' in each ? each.heading : ''));
  expect(names.filter((name) => /message|email|full name/i.test(name))).toEqual([]);
});

test.each([
  ['when an answer comes', 'usually on the next working day'],
  ['what becomes of a message without a network', 'waits in this device’s outbox'],
  ['what a complaint about a payment needs', 'The reference, the date, the amount'],
  ['what nobody may ask for', 'a CVV, a PIN, an OTP or a password'],
  ['how a key is asked for', 'For live keys, tell us which API you want'],
  ['where questions about personal data go', 'begin with the word Privacy'],
])('it says %s', (_what, words) => expect(main?.text).toContain(words));
