import type { Views } from '#content/types.ts';
import type { View } from './page.ts';

const files = import.meta.glob<{ default: View }>(['./templates/*.tsx', './pages/*.tsx']);
const byName = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), load]),
);

/** Loads the component that draws a view; each is a chunk of its own. Throws for an unknown name. */
export async function loadView(name: keyof Views): Promise<View> {
  const load = byName.get(name);
  if (!load) throw new Error(`There is no view called ${name}.`);
  return (await load()).default;
}
