import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import homes from '../../languages/homes.json' with { type: 'json' };
import { readFacts } from '../generate/page-facts.ts';

/** How the texts of a file are translated: by their English or an id, by the name of an export, or as a tool's. */
export type Kind = 'copy' | 'words' | 'tool';

/** An English file that a language may translate. */
export interface EnglishFile {
  /** In the project: `copy/pages/contact.ts`. */
  file: string;
  /** Its translation, in the folder of a language: `pages/contact.ts`. */
  own: string;
  kind: Kind;
}

const WORDS = /(?:^|\/)words(?:\/[^/]+)?\.tsx?$/;

/** Lists of what is in the files next to them, sums, and what has each language in it. */
const NOT_TRANSLATED = new Set([
  'menus/nav.ts',
  'menus/vocabulary.ts',
  'words/plural-in.ts',
  'words/locker/names-in-files.ts',
  'features/search/words.ts',
  'features/upi-qr/poster/words.ts',
]);

/** All files that a language may translate, but for pages that stay English in every language. */
export function englishFiles(root: string): EnglishFile[] {
  return Object.entries(homes).flatMap(([home, own]) =>
    readdirSync(path.join(root, home), { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .sort()
      .flatMap((name) => {
        const file = home + name;
        const kind = kindOf(file);
        return kind && !NOT_TRANSLATED.has(own + name) && !staysEnglish(root, file)
          ? [{ file, own: own + name, kind }]
          : [];
      }),
  );
}

function kindOf(file: string): Kind | undefined {
  if (/^copy\/(?:pages|menus)\//.test(file)) return 'copy';
  if (!file.startsWith('src/features/')) return 'words';
  if (file.endsWith('/tool.ts')) return 'tool';
  return WORDS.test(file) ? 'words' : undefined;
}

/** What the facts of a page say. */
const staysEnglish = (root: string, file: string): boolean =>
  file.startsWith('copy/pages/') &&
  readFacts(file, readFileSync(path.join(root, file), 'utf8')).untranslated !== undefined;
