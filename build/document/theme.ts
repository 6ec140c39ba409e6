import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { STORAGE_PREFIX } from '../../facts/site.ts';
import { pageGround } from '../colours/page-ground.ts';
import { companionOf, DEFAULT_LANGUAGE, furtherLanguages } from '../languages.ts';

/**
 * How often a page that has not started is looked at; it is given up when no file has come since the last time. A slow
 * phone starts within two to five seconds, and on a slow network files come one by one.
 */
const LOOK_MS = 4_000;

/** Any language that a visitor can have chosen but the default one: with a list of them each would be in every page. */
const ANY_OTHER = `(?!${DEFAULT_LANGUAGE})[a-z]{2,3}`;

/** Text of the inline theme script as every page contains it; the policy allows it by this text's hash. */
export async function readThemeScript(root: string): Promise<string> {
  const source = await readFile(path.join(root, 'build/document/theme-script.js'), 'utf8');
  const chosen =
    furtherLanguages(root).length > 0 ? ANY_OTHER : (companionOf(root, DEFAULT_LANGUAGE) ?? '');
  return source
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '')
    .replaceAll('LOOK_MS', String(LOOK_MS))
    .replaceAll('PREFIX', STORAGE_PREFIX)
    .replace('LANGUAGES', chosen)
    .replace('DEFAULT', DEFAULT_LANGUAGE)
    .replace('PAGE_LIGHT', pageGround.light)
    .replace('PAGE_DARK', pageGround.dark)
    .trim();
}
