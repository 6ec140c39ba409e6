import { decoded } from '../../../build/document/html-text.ts';
import { render } from '../../../src/app/prerender.tsx';
import { pages } from './content-pages.ts';

/** What a rendered page holds, for tests that look for copy in it. */
export interface Shown {
  markup: string;
  /** Pieces of text between two tags, each with how often it is there. */
  runs: Map<string, number>;
  /** Values of attributes. */
  attributes: Set<string>;
  /** All text in one piece. */
  text: string;
}

/** Reads a piece of markup. React's comments between two pieces of text are left out. */
export function shownIn(markup: string): Shown {
  // To a reader a space is one, whether or not a line may end at it.
  const html = markup
    .replace(/<!--.*?-->/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '');
  // A number to call is a link within its sentence.
  const said = html.replace(/(?:<\/span>)?<a href="tel:[^"]*">([^<]*)<\/a>(?:<span>)?/g, '$1');
  const runs = new Map<string, number>();
  for (const piece of said.split(/<[^>]*>/).map((each) => decoded(each).trim()))
    runs.set(piece, (runs.get(piece) ?? 0) + 1);
  return {
    markup: html,
    runs,
    attributes: new Set([...html.matchAll(/="([^"]*)"/g)].map(([, value]) => decoded(value ?? ''))),
    text: decoded(said.replace(/<[^>]*>/g, '')),
  };
}

/** All pages as they are rendered: the whole of each, and the content of its `main`. */
export const renderedPages = await Promise.all(
  pages.map(async ({ path, page }) => {
    const url = path === '/shared' ? '/shared/1f0e2d3c' : path;
    const { markup } = await render(url);
    const main = /<main[\s\S]*<\/main>/.exec(markup)?.[0];
    if (!main) throw new Error(`${path} has no main part.`);
    return { path, url, page, whole: shownIn(markup), main: shownIn(main) };
  }),
);
