import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { writeMenus } from '../artifacts/write-menus.ts';
import { writeAllLanguages } from '../document/all-languages.ts';
import { writeNotFound } from '../document/not-found.ts';
import { writeWaitingScript } from '../document/waiting-page.ts';
import { writePages } from '../document/write-pages.ts';
import { DEFAULT_LANGUAGE, isGrowing } from '../languages.ts';
import { pagesOf, pathsOf } from '../pages-of.ts';
import { outOf } from '../settings.ts';
import {
  type PageSources,
  type PrerenderedPages,
  prerenderLanguage,
} from './prerender-language.ts';

/** All pages of a language. */
export interface RenderedLanguage extends PrerenderedPages {
  code: string;
}

/**
 * Renders the pages of all languages and writes them with their menus.
 *
 * @param languages what the pages of each are made of, the default language first
 * @returns what was rendered, in the same order
 */
export async function renderPages(
  config: ResolvedConfig,
  languages: readonly [PageSources, ...PageSources[]],
): Promise<[RenderedLanguage, ...RenderedLanguage[]]> {
  const [first, ...rest] = languages;
  const rendered: [RenderedLanguage, ...RenderedLanguage[]] = [await renderLanguage(config, first)];
  for (const language of rest) rendered.push(await renderLanguage(config, language));
  const frames = rendered.map(({ code, frame }) => [code, frame]);
  await writeNotFound(config.root, outOf(config), Object.fromEntries(frames));
  await writeAllLanguages(
    config.root,
    outOf(config),
    rendered.map(({ code, frame }) => ({
      frame,
      pages: isGrowing(config.root, code) ? pathsOf(pagesOf(config.root, code)) : undefined,
    })),
  );
  await writeWaitingScript(config.root, outOf(config));
  return rendered;
}

async function renderLanguage(
  config: ResolvedConfig,
  language: PageSources,
): Promise<RenderedLanguage> {
  const { code } = language;
  const folder = code === DEFAULT_LANGUAGE ? outOf(config) : path.join(outOf(config), code);
  const pages = await prerenderLanguage(config, language);
  await writePages(folder, pages, pagesOf(config.root, code));
  await writeMenus(folder, pages.menus);
  return { code, ...pages };
}
