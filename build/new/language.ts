import { isFilled, quoted, type Recipe } from './recipe.ts';
import { fromTemplate } from './template.ts';

/** Scripts that are read from right to left (Unicode, `Bidi_Class` R and AL), of languages that are still written. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';

/** A language that begins with its name: all else is shown in English until it has a file. */
export const language: Recipe = {
  questions: [
    {
      name: 'code',
      ask: 'Code of the language (ISO 639-1), such as ta?',
      problem: (answer) => (/^[a-z]{2}$/.test(answer.trim()) ? undefined : 'Two small letters.'),
    },
    {
      name: 'tag',
      ask: 'Its tag (BCP 47), such as ta-IN?',
      problem: (answer) =>
        /^[a-z]{2}-[A-Z]{2}$/.test(answer.trim()) ? undefined : 'A code, a hyphen and a country.',
    },
    { name: 'own', ask: 'Its name, as its readers write it?', problem: isFilled },
  ],
  files: ({ code = '', tag = '', own = '' }, root) =>
    fromTemplate(
      'language',
      {
        newlanguage: code,
        'new-language': tag,
        "= 'ltr'": `= '${directionOf(tag)}'`,
        'New language': quoted(own),
      },
      root,
    ),
  next: ({ code }) => [
    `1. Translate src/words/language.ts in languages/${code}/words/language.ts: how the language is offered.`,
    `2. Then file by file: languages/${code}/pages/… for copy/pages/…, languages/${code}/features/… for the words of src/features.`,
    `3. What is special about its texts, figures and spelling goes into tests/unit/languages/${code}/rules.ts.`,
    '4. npm run check',
  ],
};
