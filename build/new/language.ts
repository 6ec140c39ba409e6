import { LANGUAGES } from '../languages.ts';
import type { EnglishTexts } from '../translations/english-texts.ts';
import { loadReport } from '../translations/load-report.ts';
import { offeredIn } from './begun-language.ts';
import { languageFiles } from './language-files.ts';
import { isFilled, quoted, type Recipe } from './recipe.ts';
import { fromTemplate } from './template.ts';

/** Scripts that are read from right to left (Unicode, `Bidi_Class` R and AL), of languages that are still written. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Name of a language as its readers write it, by CLDR; undefined where that has none. */
function ownName(code: string): string | undefined {
  const isKnown = Intl.DisplayNames.supportedLocalesOf(code).length > 0;
  return isKnown
    ? new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code)
    : undefined;
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
    const { englishTexts } = await loadReport<{
      englishTexts: (root: string) => EnglishTexts[];
    }>(root, 'build/translations/english-texts.ts');
    const begun = Object.entries(languageFiles(root, code, englishTexts(root)));
    const named = fromTemplate(
      'language',
      {
        newlanguage: code,
        'new-language': tag,
        "= 'ltr'": `= '${directionOf(tag)}'`,
        'New language': quoted(own),
      },
      root,
    );
    const words = `${LANGUAGES}/${code}/words/language.ts`;
    return {
      ...Object.fromEntries(
        begun.map(([file, source]) => [`${LANGUAGES}/${code}/${file}`, source]),
      ),
      ...named,
      [words]: named[words] + offeredIn(root),
    };
  },
  next: ({ code }) => [
    `1. npm run dev:pwa, then http://localhost:4173/${code}: home is in English, and marked.`,
    `2. Begin with languages/${code}/words/language.ts and languages/${code}/pages/index.ts: a text between the quotes below its English.`,
    `3. npm run languages -- ${code} says how far it is, text by text.`,
    `4. languages/${code}/language.json: "complete" when nothing is missing. From then on a missing text stops a release.`,
  ],
};
