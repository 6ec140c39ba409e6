import type { PageFacts } from '#copy/types/facts.ts';
import type { Page } from '#copy/types/page.ts';
import type { Section } from '#copy/types/sections.ts';
import { type CanonicalPath, routes } from '#routes/paths.ts';

/** All content files, by their path in the project. */
export const contentFiles = import.meta.glob<{ default: Page; facts?: PageFacts }>(
  ['/copy/pages/**/*.ts', '!/copy/pages/{menus,words}/**'],
  { eager: true },
);

export const fileOf = (path: string) => `/copy/pages${path === '/' ? '/index' : path}.ts`;

/** Copy of a page; throws where there is none. */
export function pageOf<P extends Page = Page>(path: CanonicalPath): P {
  const page = contentFiles[fileOf(path)]?.default;
  if (!page) throw new Error(`${path} has no copy.`);
  return page as P;
}

/** What a page's file says of it in addition to its copy. */
export const factsOf = (path: CanonicalPath): PageFacts => contentFiles[fileOf(path)]?.facts ?? {};

export const pages = routes.map(({ path }) => ({ path, page: pageOf(path) }));

/** Sections of a page that is made of them, else none. */
export function sectionsOf(path: CanonicalPath): readonly Section[] {
  const page = pageOf(path);
  return 'sections' in page && page.view !== 'Legal' ? page.sections : [];
}

/** Titles of the items of the n-th section of a kind. Throws where there is no such section. */
export function titlesOf(path: CanonicalPath, kind: Section['kind'], n = 0): string[] {
  const section = sectionsOf(path).filter((each) => each.kind === kind)[n];
  if (!section || !('items' in section)) throw new Error(`${path} has no ${kind} ${n}.`);
  return section.items.map((item) =>
    typeof item === 'object' && 'title' in item ? item.title : String(item),
  );
}
