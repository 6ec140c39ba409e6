import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Text of the inline theme script as it stands in every page; the policy allows it by this text's hash. */
export async function readThemeScript(root: string): Promise<string> {
  const source = await readFile(path.join(root, 'build/document/theme-script.js'), 'utf8');
  return source.replace(/^\s*\/\/.*\n/gm, '').trim();
}
