import { type ComponentType, createContext } from 'react';
import type { Page } from '#copy/types/page.ts';
import type { Tool, Tools } from '#copy/types/tools.ts';
import type { Match } from '#routes/match-route.ts';

/** A view renders one page from its copy. `params` are the values of the path's parameters. */
export type View<P extends Page = Page> = ComponentType<{
  page: P;
  params: Record<string, string>;
}>;

/** A tool renders itself from its part of the page's copy. */
export type ToolView<Name extends keyof Tools = keyof Tools> = ComponentType<{ tool: Tool<Name> }>;

/** A page that is ready to be shown: its copy, and the components that render it and its tool. */
export interface LoadedPage {
  page: Page;
  View: View;
  ToolView?: ToolView;
  /** Head of the page as it is served; undefined for the page that the document came with. */
  head?: string | undefined;
}

/** Where a runtime gets its pages from: over fetch in a browser, from the content files in Node. */
export interface PageSource {
  /**
   * A page or a promise of it, and of one page always the same: React resumes a render where a promise
   * suspended it, and fails if it then meets the page itself.
   */
  get(match: Match): LoadedPage | Promise<LoadedPage>;
  /** Whether the page can be shown without waiting. */
  isReady(match: Match): boolean;
  /** Forgets a page that failed to load, so that the next `get` tries again. */
  forget(match: Match): void;
}

export const PageSourceContext = createContext<PageSource | undefined>(undefined);
