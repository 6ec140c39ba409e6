import type { Page } from '#copy/types/page.ts';
import type { LoadedPage, ToolView, View } from './page-source.ts';

const views = byName({
  ...import.meta.glob<{ default: View }>(['./*.tsx', '!./*.test.tsx'], { base: '../templates' }),
  ...import.meta.glob<{ default: View }>(['./*.tsx', '!./*.test.tsx'], { base: '../pages' }),
});
const tools = byName(
  import.meta.glob<{ default: ToolView }>('./*/Tool.tsx', { base: '../features' }),
);

/**
 * Loads the components that render a page: its view, and its tool where it has one. Each is a chunk of
 * its own. Throws for an unknown name.
 */
export async function loadPage(page: Page): Promise<LoadedPage> {
  const [view, tool] = await Promise.all([
    load(views, page.view),
    page.tool && load(tools, page.tool.name),
  ]);
  return { page, View: view.default, ToolView: tool?.default };
}

// Keys are `./Article.tsx` and `./gst/Tool.tsx`: the name is between the first two slashes or dots.
function byName<Module>(files: Record<string, () => Promise<Module>>) {
  return new Map(Object.entries(files).map(([file, get]) => [file.split(/[./]+/)[1] ?? '', get]));
}

/** Rejects for what only another build has, as it does for a script that cannot be fetched. */
const load = async <Module>(files: Map<string, () => Promise<Module>>, name: string) =>
  (files.get(name) as () => Promise<Module>)();
