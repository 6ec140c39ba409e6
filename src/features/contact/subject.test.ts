import { expect, test } from 'vitest';
import type { Page } from '#copy/types/page.ts';
import { messageAbout } from '#features/contact/subject.ts';
import { shopSubjects } from '#features/contact/words/shop-subjects.ts';
import { pageOf, pages, sectionsOf } from '#tests/unit/content/content-pages.ts';

const contact = pageOf<Page<'Contact'>>('/contact');
const { subjects, opening } = contact;
const about = (search: string, written = '', called = '') =>
  messageAbout(search, contact, written, called);

test('a subject of ours and a first sentence begin the message', () => {
  expect(about('?subject=regional-partner')).toMatch(/^Partnership: Regional Partners\n\n.+ $/);
  expect(about('?a=b&subject=partnership')).toMatch(/^Partnership\n\n.+ $/);
});

test.each(['', '?subject=', '?subject=Hello', '?subject=toString', '?subject=__proto__'])(
  'nothing else in the query does: %s',
  (search) => expect(about(search)).toBeUndefined(),
);

test('keeps written text, and replaces an untouched beginning', () => {
  expect(about('?subject=partnership', 'Hello')).toBeUndefined();
  expect(about('?subject=partnership', 'Partnership: Channel Partners\n\nWe are')).toBeUndefined();
  const untouched = about('?subject=channel-partner');
  expect(about('?subject=regional-partner', untouched)).toMatch(
    /^Partnership: Regional Partners\n/,
  );
  expect(about('?subject=regional-partner', `${untouched}We are`)).toBeUndefined();
  expect(about('?subject=partnership', ' \n ')).toMatch(/^Partnership\n/);
});

test('a call from another page begins the message with the name of the page', () => {
  const message = about('', '', 'AEPS portal');
  expect(message).toBe(`AEPS portal\n\n${opening} `);
  expect(about('', 'Hello', 'AEPS portal')).toBeUndefined();
  expect(about('?subject=partnership', '', 'AEPS portal')).toMatch(/^Partnership\nAEPS portal\n\n/);
});

const ofShops = pages.flatMap(({ path }) =>
  [...JSON.stringify(pageOf(path)).matchAll(/\/contact\?subject=(shop[a-z-]*)/g)].map(
    ([, subject = '']) => [path, subject] as const,
  ),
);

test('each page that calls a shop has a subject that names what it is for, also in a new tab', () => {
  const paths = new Set(ofShops.map(([path]) => path));
  expect(paths.size).toBe(5);
  expect(new Set(ofShops.map(([, subject]) => about(`?subject=${subject}`))).size).toBe(5);
  for (const [path, subject] of ofShops) {
    const message = about(`?subject=${subject}`) ?? '';
    expect(message, path).not.toMatch(/\bthis\b|a service/);
    expect(message, path).toMatch(NAMED[path] ?? /^$/);
  }
});

/** What each of those pages is about, in words of its title. */
const NAMED: Readonly<Record<string, RegExp>> = {
  '/retailers/sell-insurance': /insurance/,
  '/retailers/business-loan': /loan/,
  '/apis/MoneyTransfer': /money transfer/,
  '/apis/CashWithdrawal': /cash withdrawal/,
  '/apis/UtilityBillPayment': /bill payment/,
};

test('an untouched beginning of a call gives way to the next, a touched one does not', () => {
  const message = about('', '', 'AEPS portal');
  expect(about('', message, 'Services')).toMatch(/^Services\n/);
  const next = about('', '', 'AEPS portal');
  expect(about('', `${next}My shop`, 'Services')).toBeUndefined();
});

test('each partnership type has its own subject that names it', () => {
  const choices = sectionsOf('/partnership').find((each) => each.kind === 'choices');
  if (choices?.kind !== 'choices') throw new Error('There are no types to choose from.');
  for (const { subject, title } of choices.items)
    expect({ ...subjects, ...shopSubjects }[subject].title).toBe(`Partnership: ${title}`);
  expect(new Set(choices.items.map(({ subject }) => subject)).size).toBe(4);
});
