import { expect, test } from 'vitest';
import type { Page } from '#content/types/page.ts';
import { messageAbout } from '#features/contact/subject.ts';
import { pageOf, sectionsOf } from '../../content/content-pages.ts';

const contact = pageOf<Page<'Contact'>>('/contact');
const { subjects, opening } = contact;
const about = (search: string, written = '', called?: string) =>
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
  expect(about('?subject=partnership', '', 'AEPS portal')).toMatch(/^Partnership\n/);
});

test('an untouched beginning of a call gives way to the next, a touched one does not', () => {
  const message = about('', '', 'AEPS portal');
  expect(about('', message, 'Services')).toMatch(/^Services\n/);
  const next = about('', '', 'AEPS portal');
  expect(about('', `${next}My shop`, 'Services')).toBeUndefined();
});

test('each partnership type has a subject of its own that names it', () => {
  const choices = sectionsOf('/partnership').find((each) => each.kind === 'choices');
  if (choices?.kind !== 'choices') throw new Error('There are no types to choose from.');
  for (const { subject, title } of choices.items)
    expect(subjects[subject].title).toBe(`Partnership: ${title}`);
  expect(new Set(choices.items.map(({ subject }) => subject)).size).toBe(4);
});
