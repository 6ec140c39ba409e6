import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { Route } from '../../src/routes/route.ts';
import type { SearchedCopy } from '../artifacts/search/search-index.ts';
import type { Menus } from '../artifacts/write-menus.ts';
import { stylesOfModule, stylesOfPage } from '../bundling/chunks.ts';
import type { LanguageStyles } from '../client/language-styles.ts';
import type { Scripts } from '../client/scripts.ts';
import { styleLinks } from '../document/document.ts';
import { asMeta, pagePolicy } from '../document/policy.ts';
import { type Pages, splitPages } from '../document/shell.ts';
import { readThemeScript } from '../document/theme.ts';
import type { Document, Frame } from '../document/types.ts';
import { pagesOf } from '../pages-of.ts';
import { connectOrigins, siteOrigin } from '../settings.ts';
import type { BuiltRenderer, Renderer } from './renderer.ts';

const MENU = 'src/layouts/menu/MobileMenu.tsx';

/** All pages of a language, as documents and in their parts. */
export interface PrerenderedPages extends Pages {
  frame: Frame;
  /** What its search knows in addition to the pages. */
  searched: SearchedCopy;
  documents: readonly Document[];
  menus: Menus;
}

/** What the pages of a language are made of. */
export interface PageSources {
  code: string;
  /** Its scripts, which say what stylesheets a page needs. */
  scripts: Pick<Scripts, 'template' | 'chunks'>;
  renderer: BuiltRenderer;
  styles: Pick<LanguageStyles, 'tags'>;
}

/** Renders every page that a language has, and removes the files of its renderer. */
export async function prerenderLanguage(
  config: ResolvedConfig,
  { code, scripts: { template, chunks }, renderer: { renderer, remove }, styles }: PageSources,
): Promise<PrerenderedPages> {
  const frame = { ...(await readFrame(config, renderer, template)), languageStyles: styles.tags };
  const documents: Document[] = [];
  for (const route of pagesOf(config.root, code)) {
    const document = await documentOf(config, renderer, route);
    const { view, tool } = document.page;
    documents.push({ ...document, styles: stylesOfPage(chunks, { view, tool: tool?.name }) });
  }
  const menu = styleLinks(stylesOfModule(chunks, MENU)) + (await renderer.renderMenu());
  await remove();
  const { nav, toolbox, ownWords } = renderer;
  return {
    frame,
    documents,
    menus: { nav, menu },
    searched: { nav, toolbox, ownWords },
    ...splitPages(frame, documents),
  };
}

/** One page, rendered with placeholders for the parameters of its path. */
export async function documentOf(
  config: ResolvedConfig,
  { render, language }: Renderer,
  route: Route,
): Promise<Document> {
  const sample = [route.path, ...(route.params ?? [])].join('/').replace('//', '/');
  const { page, markup } = await render(sample);
  return {
    path: route.path,
    language,
    origin: siteOrigin(config.env),
    page,
    markup,
    // A second address of the same English text.
    noIndex: route.noIndex || page.inEnglish === true,
  };
}

/** The parts that all documents of a language share. */
export async function readFrame(
  config: ResolvedConfig,
  { language }: Renderer,
  template: string,
): Promise<Frame> {
  const read = (file: string) => readFile(path.resolve(config.root, file), 'utf8');
  const themeScript = await readThemeScript(config.root);
  const policy = asMeta(pagePolicy([themeScript], connectOrigins(config.env)));
  const icons = (await read('src/components/icons.svg')).trim();
  return { template, language, policy, themeScript, icons };
}
