import path from 'node:path';
import type { Rolldown } from 'vite';

/** A script of the build and what it imports. File names are relative to the build's folder. */
export interface Chunk {
  file: string;
  /** Module that made it a chunk of its own, relative to the project; empty for shared chunks. */
  module: string;
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** The scripts of a build, by file name. */
export function chunksOf(bundle: Rolldown.OutputBundle, root: string): Map<string, Chunk> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return new Map(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        file: chunk.fileName,
        module: chunk.facadeModuleId ? path.relative(root, chunk.facadeModuleId) : '',
        isEntry: chunk.isEntry,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
      },
    ]),
  );
}

const VIEW = /^src\/(?:pages|templates)\/(\w+)\.tsx$/;

/**
 * Scripts that a page loads by itself: the entry, the application, the page's view, all that they
 * import, and what they import later on their own. Not the views of other pages.
 *
 * @param view name of the page's view
 * @param onDemand modules that are loaded only when a visitor does something
 */
export function scriptsOfView(
  chunks: ReadonlyMap<string, Chunk>,
  view: string,
  onDemand: readonly string[],
): string[] {
  const isLoaded = ({ module }: Chunk) => {
    const name = VIEW.exec(module)?.[1];
    return name ? name === view : !onDemand.includes(module);
  };
  const loaded = new Set<string>();
  const load = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk.file)) return;
    loaded.add(chunk.file);
    for (const file of chunk.imports) load(chunks.get(file));
    for (const file of chunk.dynamicImports) {
      const later = chunks.get(file);
      if (later && isLoaded(later)) load(later);
    }
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk);
  const known = [...chunks.values()];
  if (!known.some(({ module }) => VIEW.exec(module)?.[1] === view))
    throw new Error(`No script holds the view ${view}.`);
  for (const module of onDemand)
    if (!known.some((chunk) => chunk.module === module))
      throw new Error(`${module} is not a script of its own; see ON_DEMAND in build/budgets.ts.`);
  return [...loaded];
}
