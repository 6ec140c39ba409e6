import type { Nav } from '#copy/types/nav.ts';
import { prefix } from '#words/language.ts';

/** Address of the menus' copy in the folder of a language's files, without the first slash. */
export const NAV_FILE = 'data/nav.json';

/** The menu of narrow screens as it opens before the application runs: a document of its stylesheets and its markup. */
export const MENU_FILE = 'data/menu.txt';

/**
 * Fetches the copy of the menus. It is a separate file, not part of each document, which holds it as markup already:
 * with it home would not fit into what a server sends before it waits for an answer.
 *
 * @throws without a network and a worker, and for what is not a copy, such as a captive portal's response
 */
export async function loadNav(): Promise<Nav> {
  const response = await fetch(`${prefix}/${NAV_FILE}`);
  return (await response.json()) as Nav;
}
