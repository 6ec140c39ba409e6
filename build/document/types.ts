import type { Nav } from '../../src/content/types/nav.ts';
import type { Page } from '../../src/content/types/page.ts';

/** What one HTML document is made of. */
export interface Document {
  /** Canonical path, `/` first. */
  path: string;
  /** What stands before the paths of its language. */
  prefix: string;
  /** Its language and country, `en-IN`. */
  tag: string;
  origin: string;
  page: Page;
  markup: string;
  /** Whether search engines are asked to stay away. */
  noIndex: boolean;
  /** Stylesheets that this page needs beside the one of all pages, by their files in the build. */
  styles?: readonly string[];
}

/** Fixed parts that every document shares. */
export interface Frame {
  /** Vite's built `index.html`, with the comments that are filled in here. */
  template: string;
  /** Language and country of the documents, `en-IN`. */
  tag: string;
  /** Copy of their menus. */
  nav: Nav;
  policy: string;
  themeScript: string;
  icons: string;
}
