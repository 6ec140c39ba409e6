import { ON_DEMAND } from '../checks/budgets.ts';
import { type Chunk, scriptsOfPage } from './chunks.ts';

/** Scripts and styles that a visit of the home page, by which most come first, fetches by itself. */
export function fetchedByHome(chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const scripts = scriptsOfPage(chunks, { view: 'Home' }, ON_DEMAND);
  return new Set(scripts.flatMap((file) => [file, ...(chunks.get(file)?.styles ?? [])]));
}
