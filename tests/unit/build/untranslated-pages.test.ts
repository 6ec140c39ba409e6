import { expect, it } from 'vitest';
import { untranslatedPages } from '../../../build/plugins/untranslated-pages.ts';
import { loadModule } from './load-module.ts';

/** Pages that the scripts of a language know to be in English. */
const untranslated = async (code: string): Promise<unknown> =>
  (await loadModule('virtual:untranslated-pages', [untranslatedPages(code)])).untranslated;

it('Hindi has all pages but those of developers and of law', async () => {
  const advice =
    'A page without a file in src/content/hi is shown in English. Give it one, or list it in this test, in the order of src/routes/paths.ts.';
  expect(await untranslated('hi'), advice).toEqual([
    '/apis/apiRefrence',
    '/apis/guideSteps',
    '/APIIntegration',
    '/PrivacyPolicy',
    '/TermsOfService',
  ]);
});

it('the default language has all pages, and asks no list', async () => {
  expect(await untranslated('en')).toBeUndefined();
});

it('a page that is not there is not there under its other paths either', async () => {
  expect(await untranslated('xx')).toEqual(
    expect.arrayContaining(['/', '/signup', '/sign-up', '/apis/MoneyTransfer']),
  );
});
