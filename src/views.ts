import type { Page } from '#content/types.ts';
import type { LoadedPage, ToolView, View } from './page.ts';

const views = byName(
  import.meta.glob<{ default: View }>(['./templates/*.tsx', './pages/*.tsx']),
  /^.*\/|\.tsx$/g,
);
const tools = byName(
  import.meta.glob<{ default: ToolView }>('./features/*/Tool.tsx'),
  /^\.\/features\/|\/Tool\.tsx$/g,
);

/**
 * Loads the components that draw a page: its view, and its tool where it has one. Each is a chunk of
 * its own. Throws for an unknown name.
 */
export async function loadPage(page: Page): Promise<LoadedPage> {
  const [view, tool] = await Promise.all([
    load(views, page.view),
    page.tool && load(tools, page.tool.name),
  ]);
  return { page, View: view.default, ToolView: tool?.default };
}

function byName<Module>(files: Record<string, () => Promise<Module>>, rest: RegExp) {
  return new Map(Object.entries(files).map(([file, get]) => [file.replace(rest, ''), get]));
}

function load<Module>(files: Map<string, () => Promise<Module>>, name: string): Promise<Module> {
  const get = files.get(name);
  if (!get) throw new Error(`There is nothing called ${name}.`);
  return get();
}
