import { expect, it } from 'vitest';
import { listPages } from '../../../build/generate/listed-pages.ts';
import { untranslatedPages } from '../../../build/vite/untranslated-pages.ts';
import { loadModule } from './load-module.ts';

/** Pages that the scripts of a language know to be in English. */
const untranslated = async (code: string): Promise<unknown> =>
  (await loadModule('virtual:untranslated-pages', [untranslatedPages(code)])).untranslated;

it('Hindi has all pages but those that stay English in every language', async () => {
  const stayEnglish = listPages('.')
    .filter(({ facts }) => facts.untranslated)
    .map(({ path }) => path);
  const advice =
    'Give the page a file in languages/hi, or say in its facts why it stays English: `untranslated`.';
  expect(await untranslated('hi'), advice).toEqual(stayEnglish);
});

it('the default language has all pages, and asks no list', async () => {
  expect(await untranslated('en')).toBeUndefined();
});

it('a missing page is missing under its aliases too', async () => {
  expect(await untranslated('xx')).toEqual(
    expect.arrayContaining(['/', '/signup', '/sign-up', '/apis/MoneyTransfer']),
  );
});
