import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import homes from '../languages/homes.json' with { type: 'json' };
import { hasTranslation } from './translations/has-translation.ts';

/** The language in which the site is written, and whose pages have no prefix. */
export const DEFAULT_LANGUAGE = 'en';

/** The language that every page of the default one is one press away from; all others are behind a list. */
const SECOND_LANGUAGE = 'hi';

/** Folder of all other languages, by their codes. */
export const LANGUAGES = 'languages';

/** A folder of `languages` that is a language of the site: it says what the language is called. */
const NAME_FILE = 'words/language.ts';

/** How far a language is, in its folder. */
const STATUS_FILE = 'language.json';

/**
 * How far a language is. `complete`: what lacks a translation stops a release, and words or a page
 * that are new stop a test. `growing`: nothing is stopped. In both it is shown in English (decision 097).
 */
export type Status = 'complete' | 'growing';

/** Folders of English texts, and those of a language with their translations. */
const HOMES = Object.entries(homes);

/** The prefix of the paths of a language's pages; their documents and parts are in a folder of that name. */
export const prefixOf = (code: string): string => (code === DEFAULT_LANGUAGE ? '' : `/${code}`);

/** Languages of the site other than the default one: each is a folder of `languages`. */
export function otherLanguages(root: string): string[] {
  const folder = path.join(root, LANGUAGES);
  return readdirSync(folder).filter((code) => existsSync(path.join(folder, code, NAME_FILE)));
}

/**
 * The language that the pages of another one lead to at once, and by whose titles its search finds
 * them: the default one, and from that one the second. None on a site of one language.
 */
export function companionOf(root: string, code: string): string | undefined {
  if (code !== DEFAULT_LANGUAGE) return DEFAULT_LANGUAGE;
  const others = otherLanguages(root);
  return others.includes(SECOND_LANGUAGE) ? SECOND_LANGUAGE : others[0];
}

/** Languages that are neither the default one nor the second: no page of another one names them. */
export function furtherLanguages(root: string): string[] {
  const second = companionOf(root, DEFAULT_LANGUAGE);
  return otherLanguages(root).filter((code) => code !== second);
}

/** Status of a language, as its folder says; complete where it says nothing. @throws for any other word */
export function statusOf(root: string, code: string): Status {
  const file = path.join(root, LANGUAGES, code, STATUS_FILE);
  if (!existsSync(file)) return 'complete';
  const { status } = JSON.parse(readFileSync(file, 'utf8')) as { status?: unknown };
  if (status !== 'complete' && status !== 'growing')
    throw new Error(`${file}: the status is complete or growing.`);
  return status;
}

/** Whether a language shows English where it lacks a translation. */
export const isGrowing = (root: string, code: string): boolean =>
  statusOf(root, code) === 'growing';

/** Languages that have a page: the default one, and those with a translation of its copy. */
export const languagesOf = (root: string, route: string): string[] => [
  DEFAULT_LANGUAGE,
  ...otherLanguages(root).filter((code) => translates(root, code, route)),
];

/** Whether a language has a translation of a page's copy; the default one needs none. */
export function translates(root: string, code: string, route: string): boolean {
  if (code === DEFAULT_LANGUAGE) return true;
  const file = path.join(root, translationOf(pageFile(route), code) ?? '');
  return existsSync(file) && (!isGrowing(root, code) || hasTranslation(file));
}

/** The English copy of a page, `copy/pages/contact.ts` for `/contact`. */
export const pageFile = (route: string): string =>
  `copy/pages${route === '/' ? '/index' : route}.ts`;

/**
 * Where the translation of an English file is, if it may have one. Both are paths in the project:
 * `languages/hi/pages/contact.ts` for `copy/pages/contact.ts`.
 */
export function translationOf(file: string, code: string): string | undefined {
  const home = HOMES.find(([english]) => file.startsWith(english));
  return home && `${LANGUAGES}/${code}/${home[1]}${file.slice(home[0].length)}`;
}
