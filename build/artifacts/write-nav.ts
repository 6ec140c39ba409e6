import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nav } from '../../src/content/types/nav.ts';
import { NAV_FILE } from '../../src/page-loading/nav-file.ts';

/**
 * Writes the copy of a language's menus, which all its pages fetch.
 *
 * @param folder of the language's files in a build
 */
export async function writeNav(folder: string, nav: Nav): Promise<void> {
  const file = path.join(folder, NAV_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(nav));
}
