import type { MobileMenu } from '#layouts/menu/MobileMenu.tsx';
import { MENU_FILE } from '#page-loading/nav-file.ts';
import { prefix } from '#words/language.ts';

let isAskedFor = false;
let isTakenOver = false;

/**
 * Opens the menu of narrow screens as it was rendered while building: its links lead on and it closes without the
 * application, which takes it over when it starts. Where that fails or comes too late, the application opens its own.
 *
 * @param opener button that was pressed, next to which the menu opens
 */
export function openEarlyMenu(opener: HTMLElement): void {
  const menu = document.querySelector<HTMLDialogElement>('.m-menu');
  if (menu && !menu.open) menu.showModal();
  if (isAskedFor) return;
  isAskedFor = true;
  showMenu(opener).catch(() => {});
  // Its script loads in parallel with the application, not after it.
  loadMenu().catch(() => {});
}

/**
 * Ends what this file does, since the application starts.
 *
 * @returns what renders the menu that is open; undefined if none is
 */
export async function takeOverEarlyMenu(): Promise<typeof MobileMenu | undefined> {
  const loaded = openMenu() && (await loadMenu().catch(() => undefined));
  isTakenOver = true;
  if (loaded && openMenu()) return loaded.MobileMenu;
  document.querySelector('.m-menu')?.remove();
  return undefined;
}

const loadMenu = () => import('#layouts/menu/MobileMenu.tsx');

const openMenu = () => document.querySelector<HTMLDialogElement>('.m-menu[open]');

async function showMenu(opener: HTMLElement): Promise<void> {
  const file = await read(`${prefix}/${MENU_FILE}`);
  const menu = file.querySelector('dialog');
  if (!menu) return;
  await Promise.all([...file.querySelectorAll('link')].map(bring));
  if (isTakenOver) return;
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.href = hrefInThisDocument(link);
  opener.after(menu);
  menu.showModal();
}

/** Where the header leads for the same page in another language; the menu was rendered for no page. */
const hrefInThisDocument = ({ hreflang }: HTMLAnchorElement) =>
  document.querySelector(`header a[hreflang="${hreflang}"]`)?.getAttribute('href') ?? '/';

/** A file of markup as a document in which nothing runs. The policy lets no script make one of a text. */
function read(url: string): Promise<Document> {
  const request = new XMLHttpRequest();
  request.open('GET', url);
  request.overrideMimeType('text/html;charset=utf-8');
  request.responseType = 'document';
  return new Promise((resolve, reject) => {
    request.onload = () => resolve(request.responseXML as Document);
    request.onerror = reject;
    request.send();
  });
}

/** Puts a stylesheet into this document, unless it is there, and waits for it. */
const bring = (link: HTMLLinkElement) =>
  document.querySelector(`link[href="${link.getAttribute('href')}"]`) ||
  new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
