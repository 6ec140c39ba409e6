import { readFileSync } from 'node:fs';
import path from 'node:path';
import { begunWords } from './begun-words.ts';
import { quoted } from './recipe.ts';

/** Scripts that are read from right to left (Unicode, `Bidi_Class` R and AL), of languages that are still written. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

const WORDS = 'words/language.ts';

/** What formats and documents know of a language: none of it is translated. */
const OF_LANGUAGE =
  /^(?:export const |\/\/ export const )(?:prefix|tag|direction|name|wordsTag|documentationTag)\b/m;

/** What a language says of itself, and how far it is. */
export function begunLanguage(
  root: string,
  { code, tag, own }: { code: string; tag: string; own: string },
): Readonly<Record<string, string>> {
  const isRightToLeft = RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? '');
  const english = readFileSync(path.join(root, 'src', WORDS), 'utf8');
  // What is empty would hide the English of it.
  const said = begunWords(WORDS, english)
    .split(/\n\n+/)
    .filter((each) => !OF_LANGUAGE.test(each))
    .map((each) => each.replace(/^(?!\/\/)/gm, '// ').replace(/^\/\/ $/gm, ''))
    .join('\n\n');
  return {
    'language.json': '{ "status": "growing" }\n',
    [WORDS]: `// biome-ignore lint/performance/noBarrelFile: what is not translated yet is English.
export * from '#words/language.ts';

export const prefix: string = '/${code}';
export const tag = '${tag}';
export const direction: 'ltr' | 'rtl' = '${isRightToLeft ? 'rtl' : 'ltr'}';
export const name = '${quoted(own)}';
export const wordsTag: string | undefined = '${code}';
export const documentationTag: string | undefined = 'en';

// Below are the words by which the language is offered. Translate a text, and take the // from the line with its name.

${said}
`,
  };
}
