import path from 'node:path';
import type { Rolldown } from 'vite';

/** A script of the build and what it imports. File names are relative to the build's folder. */
export interface Chunk {
  file: string;
  /** Module for which it is a separate chunk, relative to the project; empty for shared chunks. */
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
export function chunksOf(
  output: Rolldown.RolldownOutput['output'],
  root: string,
): Map<string, Chunk> {
  const chunks = output.filter((file) => file.type === 'chunk');
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

/** Whether the module of a chunk is among others, where a package name matches its entry. */
export const isOneOf = (module: string, others: readonly string[]): boolean =>
  others.some(
    (other) =>
      module === other || (other.startsWith('node_modules/') && module.startsWith(`${other}/`)),
  );

const VIEW = /\bsrc\/(?:pages|templates)\/(\w+)\.tsx$/;
const TOOL = /\bsrc\/features\/([\w-]+)\/Tool\.tsx$/;

/** Name of the view whose module it is, if it is one. */
export const viewIn = (module: string): string | undefined => VIEW.exec(module)?.[1];

/** Name of the tool whose entry a module is, if it is one. */
export const toolIn = (module: string | null): string | undefined => TOOL.exec(module ?? '')?.[1];

/** Scripts of a page, by when they come. */
export interface PageScripts {
  /** Those that must be there before the page answers: the entry, and what it asks for at once. */
  interactive: string[];
  /** All that load unasked within a visit: those, and what comes when the page is idle. */
  visit: string[];
}

/**
 * Scripts that a page loads without a visitor's action: the entry, the application, the page's view and tool, all that
 * they import, and what they import later on their own. Not the views and tools of other pages.
 *
 * @param onDemand modules that are loaded only when a visitor does something
 */
export function scriptsOfPage(
  chunks: ReadonlyMap<string, Chunk>,
  { view, tool }: PageKind,
  onDemand: readonly string[],
): PageScripts {
  chunkOfView(chunks, view);
  if (tool) chunkOfTool(chunks, tool);
  const isLoaded = ({ module }: Chunk) => {
    const anyView = viewIn(module);
    const anyTool = toolIn(module);
    if (anyView) return anyView === view;
    return anyTool ? anyTool === tool : !isOneOf(module, onDemand);
  };
  const named = (files: readonly string[]) => files.flatMap((file) => chunks.get(file) ?? []);
  const laterOf = (chunk: Chunk) => named(chunk.dynamicImports).filter(isLoaded);
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = [...entries, ...entries.flatMap(laterOf)];
  return {
    interactive: reached(first, ({ imports }) => named(imports)),
    visit: reached(entries, (chunk) => [...named(chunk.imports), ...laterOf(chunk)]),
  };
}

/** Files of chunks and of all that follow them. */
export function reached(
  from: readonly Chunk[],
  follow: (chunk: Chunk) => readonly Chunk[],
): string[] {
  const found = new Set<Chunk>(from);
  // A set tells what is added to it meanwhile, too.
  for (const chunk of found) for (const next of follow(chunk)) found.add(next);
  return [...found].map(({ file }) => file);
}

/** Stylesheets that a page's view and tool bring along, those of what they import first. */
export const stylesOfPage = (
  chunks: ReadonlyMap<string, Chunk>,
  { view, tool }: PageKind,
): string[] =>
  stylesOf(chunks, [chunkOfView(chunks, view), ...(tool ? [chunkOfTool(chunks, tool)] : [])]);

/** Stylesheets that a module with its own script brings along, those of what it imports first. */
export function stylesOfModule(chunks: ReadonlyMap<string, Chunk>, module: string): string[] {
  const chunk = [...chunks.values()].find((one) => one.module === module);
  if (!chunk) throw new Error(`${module} is not a separate script.`);
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
  const chunk = [...chunks.values()].find(({ module }) => viewIn(module) === view);
  if (!chunk) throw new Error(`No script holds the view ${view}.`);
  return chunk;
}

function chunkOfTool(chunks: ReadonlyMap<string, Chunk>, tool: string): Chunk {
  const chunk = [...chunks.values()].find(({ module }) => toolIn(module) === tool);
  if (!chunk) throw new Error(`No script holds the tool ${tool}.`);
  return chunk;
}
