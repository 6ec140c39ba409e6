import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { STORAGE_PREFIX } from '../../src/content/site.ts';
import { pageGround } from '../colours/page-ground.ts';
import { DEFAULT_LANGUAGE, otherLanguages } from '../languages.ts';

/** When a page is first looked at that has not started. A first visit on a slow phone starts after two to five seconds. */
const PATIENCE_MS = 8_000;
/** How long no file of the application has come when it is given up: on a slow network they come one by one. */
const QUIET_MS = 6_000;

/** Text of the inline theme script as it stands in every page; the policy allows it by this text's hash. */
export async function readThemeScript(root: string): Promise<string> {
  const source = await readFile(path.join(root, 'build/document/theme-script.js'), 'utf8');
  return source
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '')
    .replace('PATIENCE_MS', String(PATIENCE_MS))
    .replace('QUIET_MS', String(QUIET_MS))
    .replaceAll('PREFIX', STORAGE_PREFIX)
    .replace('LANGUAGES', otherLanguages(root).join('|'))
    .replace('DEFAULT', DEFAULT_LANGUAGE)
    .replace('PAGE_LIGHT', pageGround.light)
    .replace('PAGE_DARK', pageGround.dark)
    .trim();
}
