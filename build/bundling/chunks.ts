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
  /** Stylesheets of the modules in it. */
  styles: readonly string[];
}

/** A page as scripts see it: what renders it, and its tool where it has one. */
export interface PageKind {
  view: string;
  tool?: string;
}

/** The scripts of a build, by file name. */
export function chunksOf(bundle: Rolldown.OutputBundle, root: string): Map<string, Chunk> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return new Map(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        file: chunk.fileName,
        module: chunk.facadeModuleId ? nameOf(chunk.facadeModuleId, root) : '',
        isEntry: chunk.isEntry,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        styles: [...(chunk.viteMetadata?.importedCss ?? [])],
      },
    ]),
  );
}

// Packages may be elsewhere, behind a link.
const nameOf = (id: string, root: string): string =>
  /node_modules\/(?!.*node_modules\/).*/.exec(id)?.[0] ?? path.relative(root, id);

const VIEW = /\bsrc\/(?:pages|templates)\/(\w+)\.tsx$/;
const TOOL = /\bsrc\/features\/([\w-]+)\/Tool\.tsx$/;

/** Name of the tool whose entry a module is, if it is one. */
export const toolIn = (module: string | null): string | undefined => TOOL.exec(module ?? '')?.[1];

/**
 * Scripts that a page loads by itself: the entry, the application, the page's view and tool, all that
 * they import, and what they import later on their own. Not the views and tools of other pages.
 *
 * @param onDemand modules that are loaded only when a visitor does something
 */
export function scriptsOfPage(
  chunks: ReadonlyMap<string, Chunk>,
  { view, tool }: PageKind,
  onDemand: readonly string[],
): string[] {
  const isLoaded = ({ module }: Chunk) => {
    const anyView = VIEW.exec(module)?.[1];
    const anyTool = toolIn(module);
    if (anyView) return anyView === view;
    return anyTool ? anyTool === tool : !onDemand.includes(module);
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
  chunkOfView(chunks, view);
  if (tool) chunkOfTool(chunks, tool);
  for (const module of onDemand)
    if (!known.some((chunk) => chunk.module === module))
      throw new Error(
        `${module} is not a script of its own; see ON_DEMAND in build/checks/budgets.ts.`,
      );
  return [...loaded];
}

/** Stylesheets that a page's view and tool bring along, those of what they import first. */
export const stylesOfPage = (
  chunks: ReadonlyMap<string, Chunk>,
  { view, tool }: PageKind,
): string[] =>
  stylesOf(chunks, [chunkOfView(chunks, view), ...(tool ? [chunkOfTool(chunks, tool)] : [])]);

/** Stylesheets that a module with a script of its own brings along, those of what it imports first. */
export function stylesOfModule(chunks: ReadonlyMap<string, Chunk>, module: string): string[] {
  const chunk = [...chunks.values()].find((one) => one.module === module);
  if (!chunk) throw new Error(`${module} has no script of its own.`);
  return stylesOf(chunks, [chunk]);
}

function stylesOf(chunks: ReadonlyMap<string, Chunk>, roots: readonly Chunk[]): string[] {
  const styles = new Set<string>();
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const imported = chunks.get(file);
      // The entry's stylesheet is in every document already.
      if (imported && !imported.isEntry) visit(imported);
    }
    for (const style of chunk.styles) styles.add(style);
  };
  for (const root of roots) visit(root);
  return [...styles];
}

function chunkOfView(chunks: ReadonlyMap<string, Chunk>, view: string): Chunk {
  const chunk = [...chunks.values()].find(({ module }) => VIEW.exec(module)?.[1] === view);
  if (!chunk) throw new Error(`No script holds the view ${view}.`);
  return chunk;
}

function chunkOfTool(chunks: ReadonlyMap<string, Chunk>, tool: string): Chunk {
  const chunk = [...chunks.values()].find(({ module }) => toolIn(module) === tool);
  if (!chunk) throw new Error(`No script holds the tool ${tool}.`);
  return chunk;
}
