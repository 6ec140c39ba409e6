import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STORAGE_PREFIX } from '../../facts/site.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { appShell, NOT_FOUND_SCRIPT } from './document.ts';
import type { Frame } from './types.ts';

/**
 * Writes the documents for paths that are not pages, one for each language. Static hosts serve `404.html` themselves,
 * some the nearest one and some that of the site for all paths; its script knows what to do then.
 *
 * @param frames of all languages, by their codes
 */
export async function writeNotFound(
  root: string,
  out: string,
  frames: Readonly<Record<string, Frame>>,
): Promise<void> {
  const codes = Object.keys(frames);
  const languages = Object.values(frames).map(({ language }) => language);
  for (const [code, frame] of Object.entries(frames)) {
    const folder = code === DEFAULT_LANGUAGE ? out : path.join(out, code);
    await writeFile(path.join(folder, '404.html'), appShell(frame, languages));
  }
  if (codes.length > 1)
    await writeFile(path.join(out, NOT_FOUND_SCRIPT), await script(root, codes));
}

async function script(root: string, codes: readonly string[]): Promise<string> {
  const source = await readFile(path.join(root, 'build/document/404-script.js'), 'utf8');
  const others = codes.filter((code) => code !== DEFAULT_LANGUAGE);
  return source
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace('LANGUAGES', others.join('|'))
    .replace('PREFIX', STORAGE_PREFIX);
}
