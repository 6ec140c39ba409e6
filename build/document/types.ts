import type { Page } from '../../copy/types/page.ts';
import type * as words from '../../src/words/language.ts';
import type { StyleTags } from '../client/language-styles.ts';

/** What documents are told of the language that they are in, in its own words. */
export type Language = Pick<
  typeof words,
  | 'prefix'
  | 'tag'
  | 'direction'
  | 'name'
  | 'allLanguages'
  | 'question'
  | 'accept'
  | 'home'
  | 'company'
  | 'waiting'
>;

/** What one HTML document is made of. */
export interface Document {
  /** Canonical path, `/` first. */
  path: string;
  language: Language;
  origin: string;
  page: Page;
  markup: string;
  /** Whether search engines are asked to stay away. */
  noIndex: boolean;
  /** Stylesheets that this page needs in addition to the shared one, by their files in the build. */
  styles?: readonly string[];
}

/** Fixed parts that every document shares. */
export interface Frame {
  /** Vite's built `index.html`, with the comments that are filled in here. */
  template: string;
  /** Language of the documents. */
  language: Language;
  policy: string;
  themeScript: string;
  icons: string;
  /** What the language is set in, for one that has its own styles. */
  languageStyles?: StyleTags;
}
