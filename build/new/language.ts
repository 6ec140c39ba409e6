import { LANGUAGES } from '../languages.ts';
import type { EnglishTexts } from '../translations/english-texts.ts';
import { loadCounting } from '../translations/load-counting.ts';
import { begunLanguage } from './begun-language.ts';
import { languageFiles } from './language-files.ts';
import { isFilled, type Recipe } from './recipe.ts';

/** Name of a language as its readers write it, by CLDR; undefined where that has none. */
function ownName(code: string): string | undefined {
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
  return name && Intl.DisplayNames.supportedLocalesOf(code).length > 0 ? name : undefined;
}

/** What is wrong with a code, in words. English is told from a language by its letters (decision 097). */
function problemOfCode(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return 'Two or three small letters.';
  const { script } = new Intl.Locale(code).maximize();
  return script === undefined || script === 'Latn'
    ? 'Only a language with other letters than Latin ones can begin in English.'
    : undefined;
}

/** A language that grows: each English file has one in its folder, to be filled in, text by text. */
export const language: Recipe = {
  questions: [
    {
      name: 'code',
      ask: 'Code of the language (ISO 639), such as ta?',
      problem: (answer) => problemOfCode(answer.trim()),
    },
    {
      name: 'tag',
      ask: 'Its tag (BCP 47), such as ta-IN?',
      known: ({ code }) => `${code}-IN`,
      problem: (answer, { code }) =>
        new RegExp(`^${code}-[A-Z]{2}$`).test(answer.trim())
          ? undefined
          : 'The code, a hyphen and a country.',
    },
    {
      name: 'own',
      ask: 'Its name, as its readers write it?',
      known: ({ code = '' }) => ownName(code),
      problem: isFilled,
    },
  ],
  files: async ({ code = '', tag = '', own = '' }, root) => {
    const { englishTexts } = await loadCounting<{
      englishTexts: (root: string) => EnglishTexts[];
    }>(root, 'build/translations/english-texts.ts');
    const files = {
      ...languageFiles(root, code, englishTexts(root)),
      ...begunLanguage(root, { code, tag, own }),
    };
    return Object.fromEntries(
      Object.entries(files).map(([file, source]) => [`${LANGUAGES}/${code}/${file}`, source]),
    );
  },
  next: ({ code }) => [
    `1. npm run dev, then http://localhost:5173/${code}: all of it is in English, and marked.`,
    `2. Begin with languages/${code}/words/language.ts and languages/${code}/pages/index.ts: a text between the quotes below its English.`,
    `3. npm run languages -- ${code} says how far it is, text by text.`,
    `4. languages/${code}/language.json: "complete" when nothing is missing. From then on a missing text stops the build.`,
  ],
};
