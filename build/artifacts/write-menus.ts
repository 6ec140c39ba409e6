import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Nav } from '../../copy/types/nav.ts';
import { MENU_FILE, NAV_FILE } from '../../src/page-loading/nav-file.ts';

/** The menus of a language, as its pages fetch them. */
export interface Menus {
  nav: Nav;
  /** The open menu of narrow screens with its stylesheets, as HTML. */
  menu: string;
}

/**
 * Writes the menus of a language.
 *
 * @param folder of the language's files in a build
 */
export async function writeMenus(folder: string, { nav, menu }: Menus): Promise<void> {
  await mkdir(path.dirname(path.join(folder, NAV_FILE)), { recursive: true });
  await writeFile(path.join(folder, NAV_FILE), JSON.stringify(nav));
  await writeFile(path.join(folder, MENU_FILE), menu);
}
