import { expect, test } from 'vitest';
import { messageAbout } from '#features/contact/subject.ts';
import { beginnings } from '#features/contact/words/beginnings.ts';
import { pages, sectionsOf } from '../../content/content-pages.ts';

const about = (search: string, written = '') => messageAbout(search, written);

test('a subject of ours begins the message', () => {
  expect(about('?subject=regional-partner')).toBe('Partnership: Regional Partners\n\n');
  expect(about('?a=b&subject=partnership')).toBe('Partnership\n\n');
});

test('a sentence is there to be completed', () => {
  expect(about('?subject=business-loan')).toMatch(/^A business loan\n\nI need a loan .*: $/);
});

test.each(['', '?subject=', '?subject=Hello', '?subject=toString', '?subject=__proto__'])(
  'nothing else in the query does: %s',
  (search) => expect(about(search)).toBeUndefined(),
);

test('keeps written text, and replaces an untouched beginning', () => {
  expect(about('?subject=partnership', 'Hello')).toBeUndefined();
  expect(about('?subject=partnership', 'Partnership: Channel Partners\n\nWe are')).toBeUndefined();
  expect(about('?subject=regional-partner', 'Partnership: Channel Partners\n\n')).toBe(
    'Partnership: Regional Partners\n\n',
  );
  expect(about('?subject=partnership', ' \n ')).toBe('Partnership\n\n');
});

test('each partnership type has a subject of its own that names it', () => {
  const choices = sectionsOf('/partnership').find((each) => each.kind === 'choices');
  if (choices?.kind !== 'choices') throw new Error('There are no types to choose from.');
  for (const { subject, title } of choices.items)
    expect(beginnings[subject]).toBe(`Partnership: ${title}`);
  expect(new Set(choices.items.map(({ subject }) => subject)).size).toBe(4);
});

test('no page leads to an empty message', () => {
  const blank = pages.filter(({ page }) => JSON.stringify(page).includes('"to":"/contact"'));
  // Breadcrumbs name the page above, and the form is one of the tools. The slides are as specified.
  expect(blank.map(({ path }) => path)).toEqual(['/outbox', '/tools']);
});
