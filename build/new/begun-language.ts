import { readFileSync } from 'node:fs';
import path from 'node:path';
import { begunWords } from './begun-words.ts';

const WORDS = 'src/words/language.ts';

/** What formats and documents know of a language: none of it is translated. */
const OF_LANGUAGE =
  /^(?:export const |\/\/ export const )(?:prefix|tag|direction|name|wordsTag|documentationTag)\b/m;

/**
 * The words by which a language is offered, as comments: its file takes from English what it does not say, and an empty
 * text would hide that.
 */
export function offeredIn(root: string): string {
  const said = begunWords(WORDS, readFileSync(path.join(root, WORDS), 'utf8'))
    .split(/\n\n+/)
    .filter((each) => !OF_LANGUAGE.test(each))
    .map((each) => each.replace(/^(?!\/\/)/gm, '// ').replace(/^\/\/ $/gm, ''))
    .join('\n\n');
  return `
// Below are the words by which the language is offered. Translate a text, and take the // from the line with its name.

${said}
`;
}
