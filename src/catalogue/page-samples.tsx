import type { Elements } from '#components/elements.ts';
import { ToolContext } from '#components/tools/tool-context.ts';
import type { Page } from '#copy/types/page.ts';
import { loadPage } from '#page-loading/load-page.ts';

const pages = import.meta.glob<Page>('./**/*.ts', {
  base: '../../copy/pages',
  import: 'default',
});

/** The tool of a page with the page's own copy, by the page's path. */
export async function toolSample(path: string): Promise<Elements> {
  const { page, ToolView } = await load(path);
  if (!ToolView || !page.tool) throw new Error(`${path} has no tool.`);
  return <ToolView tool={page.tool} />;
}

/** All of a page between header and footer, by its path. */
export async function viewSample(path: string): Promise<Elements> {
  const { page, View, ToolView } = await load(path);
  return (
    <ToolContext value={ToolView && page.tool && <ToolView tool={page.tool} />}>
      <View page={page} params={{}} />
    </ToolContext>
  );
}

async function load(path: string) {
  const page = await pages[`.${path === '/' ? '/index' : path}.ts`]?.();
  if (!page) throw new Error(`There is no page ${path}.`);
  return loadPage(page);
}
