import type { Page } from '#copy/types/page.ts';
import type { Path } from '#routes/paths.ts';

/** Views whose pages are text. A tool or a service at a counter is none, though it may be under `/apis`. */
const VIEWS = ['Article', 'Finder', 'Recipes', 'Reference', 'Sandbox', 'Verification'] as const;

/** Pages for integrators: those that are Markdown too. */
export type MarkdownPage = Page<(typeof VIEWS)[number]>;

/** The file of a page that would be Markdown too, next to its HTML. */
export const markdownFile = <P extends string>(path: P) => `${path}.md` as const;

/** Whether all pages at and below a path are for integrators, but for those of other views. */
export const isForIntegrators = (path: string): boolean => /^\/apis(?:\/|$)/.test(path);

/** A page, with the address of its Markdown where it has one. */
export function withMarkdown(page: Page, path: string): Page {
  if (!isForIntegrators(path) || !isText(page)) return page;
  return { ...page, head: { ...page.head, markdown: markdownFile(path as Path) } };
}

const isText = (page: Page): page is MarkdownPage =>
  (VIEWS as readonly string[]).includes(page.view);
