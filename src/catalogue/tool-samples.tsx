import type { Elements } from '#components/elements.ts';
import type { Page } from '#content/types/page.ts';
import { loadPage } from '#page-loading/load-page.ts';

const pages = import.meta.glob<Page>(['./**/*.ts', '!./menus/**', '!./words/**'], {
  base: '../content/en',
  import: 'default',
});

/** The tool of a page with the page's own copy, by the page's path. */
export async function toolSample(path: string): Promise<Elements> {
  const page = await pages[`.${path}.ts`]?.();
  if (!page?.tool) throw new Error(`${path} has no tool.`);
  const { ToolView } = await loadPage(page);
  return ToolView && <ToolView tool={page.tool} />;
}
