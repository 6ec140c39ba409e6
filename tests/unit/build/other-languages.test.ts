import { describe, expect, it } from 'vitest';
import { language } from '../../../build/vite/language.ts';
import { otherLanguages } from '../../../build/vite/other-languages.ts';
import { loadModule } from './load-module.ts';

/** What a module says in the scripts of a language. */
const said = async (code: string, module: string): Promise<unknown> =>
  (await loadModule(module, [language(code), otherLanguages(code)])).default;

describe('the other languages of the site', () => {
  it('are named as their readers write them', async () => {
    expect(await said('en', 'virtual:other-languages')).toContainEqual({
      code: 'hi',
      prefix: '/hi',
      name: 'हिंदी',
    });
    expect(await said('hi', 'virtual:other-languages')).toContainEqual({
      code: 'en',
      prefix: '',
      name: 'English',
    });
  });

  it('are offered in their own words', async () => {
    expect(await said('en', 'virtual:language-offers')).toContainEqual({
      code: 'hi',
      prefix: '/hi',
      question: 'क्या आप यह साइट हिंदी में पढ़ना चाहेंगे?',
      accept: 'हिंदी में पढ़ें',
    });
    expect(await said('hi', 'virtual:language-offers')).toContainEqual({
      code: 'en',
      prefix: '',
      question: 'Would you like to read this site in English?',
      accept: 'Read in English',
    });
  });
});
