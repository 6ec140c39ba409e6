import { hasGaps, left } from 'virtual:untranslated-pages';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { marks } from '#components/growing/marks.ts';
import { nav } from '#copy/menus/nav.ts';
import { ownWords } from '#copy/menus/own-words.ts';
import { toolbox } from '#copy/menus/toolbox.ts';
import { textsOf } from '#copy/texts.ts';
import { isTranslated } from '#copy/translate.ts';
import type { Page } from '#copy/types/page.ts';
import { unbroken } from '#copy/unbroken.ts';
import { withMarkdown } from '#features/markdown/markdown-file.ts';
import { NavContext } from '#layouts/links/nav-context.ts';
import { EarlyMenuContext } from '#layouts/menu/early-menu-context.ts';
import type { MobileMenu } from '#layouts/menu/MobileMenu.tsx';
import { loadPage } from '#page-loading/load-page.ts';
import { PageSourceContext } from '#page-loading/page-source.ts';
import { matchRoute } from '#routes/match-route.ts';
import * as language from '#words/language.ts';
import { App } from './App.tsx';
import { leftInEnglish } from './left-in-english.ts';

// What documents of this language and its search are made of in addition to the pages.
export { language, nav, ownWords, toolbox };

const files = import.meta.glob<{ default: Page }>('../../copy/pages/**/*.ts');

/** A page that has no translation is shown in English, and says so. */
const asShown = (page: Page): Page =>
  language.prefix && !isTranslated(page) ? { ...page, inEnglish: true } : page;

const contentFile = (path: string) => `../../copy/pages${path === '/' ? '/index' : path}.ts`;

/**
 * Renders one page for the prerenderer and the development server.
 *
 * @param pathname a listed path; a path with parameters gets a placeholder for each
 * @returns the copy, and the markup of `#root`. `renderToString` is used because React's streaming
 *   renderers emit inline scripts for large boundaries, which the policy forbids.
 */
export const render = (pathname: string): Promise<{ page: Page; markup: string }> =>
  renderPage(pathname, undefined);

/** Renders the open menu of narrow screens, alike for all pages. */
export async function renderMenu(): Promise<string> {
  const { MobileMenu } = await import('#layouts/menu/MobileMenu.tsx');
  const { markup } = await renderPage('/', MobileMenu);
  const [menu] = /<dialog class="m-menu"[\s\S]*?<\/dialog>/.exec(markup) ?? [];
  if (!menu) throw new Error('No page holds the menu.');
  return menu;
}

async function renderPage(pathname: string, earlyMenu: typeof MobileMenu | undefined) {
  const before = marks.count;
  const rendered = await renderOnce(pathname, earlyMenu);
  if (!hasGaps || rendered.page.inEnglish) return rendered;
  // A page says on top whether any of it was left in English. Of a complete language a menu may lack
  // a line: that is no reason to say it on every page.
  const isPartly = left ? leftInEnglish(textsOf(rendered.page), left) : marks.count > before;
  return isPartly ? renderOnce(pathname, earlyMenu, 'partly') : rendered;
}

async function renderOnce(
  pathname: string,
  earlyMenu: typeof MobileMenu | undefined,
  inEnglish?: Page['inEnglish'],
) {
  const match = matchRoute(pathname);
  if (!match) throw new Error(`${pathname} is not a listed path.`);
  const load = files[contentFile(match.path)];
  if (!load) throw new Error(`${contentFile(match.path)} is missing: ${match.path} has no copy.`);
  const copy = withMarkdown(asShown((await load()).default), match.path);
  const shown = { ...unbroken(copy), meta: copy.meta };
  const page = inEnglish ? { ...shown, inEnglish } : shown;
  const loaded = await loadPage(page);
  const markup = renderToString(
    <StaticRouter basename={language.prefix || '/'} location={language.prefix + pathname}>
      <PageSourceContext value={{ get: () => loaded, isReady: () => true, forget: () => {} }}>
        <NavContext value={nav}>
          <EarlyMenuContext value={earlyMenu}>
            <App />
          </EarlyMenuContext>
        </NavContext>
      </PageSourceContext>
    </StaticRouter>,
  );
  return { page, markup };
}
