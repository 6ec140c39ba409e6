import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isGrowing, LANGUAGES } from '../../build/languages.ts';
import { language } from '../../build/vite/language.ts';
import { changing, digest, filesIn, type KeyOf } from './kept-modules.ts';
import { translatedSamples } from './translated-samples.ts';

/** Each path of a file that may be translated has one of these names in it: see both plugins. */
const MAY_BE_TRANSLATED = /words|copy|languages|samples/;

/**
 * The plugins that give a project the copy and words of another language, and samples to tests.
 * They change where an import leads, if it leads to a file that has a translation. Where it leads
 * is the path of the module and the text of its import: so a module without one of the names above
 * in its path and text comes out as in English. Of the others the key has the language, and which
 * translations there are.
 *
 * @param root folder of the project
 */
export function inLanguage(root: string, code: string): Plugin[] {
  const keyOf = keyOfLanguage(root, code);
  return [translatedSamples(code), language(code)].map((plugin) =>
    changing(plugin as Plugin, keyOf),
  );
}

/** What of a module decides how it comes out in a language. */
export function keyOfLanguage(root: string, code: string): KeyOf {
  const translations = filesIn(path.join(root, LANGUAGES, code)).map((file) =>
    path.relative(root, file),
  );
  // What a growing language lacks is filled up: what its files say decides, too.
  const own = isGrowing(root, code)
    ? translations.map((file) => readFileSync(path.join(root, file), 'utf8'))
    : [];
  const key = `${code} ${digest([...translations, ...own])}`;
  return (id, source) => (MAY_BE_TRANSLATED.test(id + source) ? key : undefined);
}
