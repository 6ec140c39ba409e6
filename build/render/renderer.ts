import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig } from 'vite';
import { prefixOf } from '../languages.ts';
import { releaseConstant } from '../release.ts';
import type { LanguageGaps } from '../translations/language-gaps.ts';
import { apiData } from '../vite/api-data.ts';
import { language } from '../vite/language.ts';
import { otherLanguages } from '../vite/other-languages.ts';
import { untranslatedPages } from '../vite/untranslated-pages.ts';
import { withoutStyles } from '../vite/without-styles.ts';
import { withoutTimings } from '../without-timings.ts';

/** What renders the pages of one language. */
export type Renderer = typeof import('../../src/app/prerender.tsx');

export interface BuiltRenderer {
  renderer: Renderer;
  /** Removes its files once it has done its work. */
  remove: () => Promise<void>;
}

/**
 * Builds the renderer of a language.
 *
 * @param gaps what it lacks although it is complete
 */
export async function buildRenderer(
  { root, mode }: ResolvedConfig,
  code: string,
  gaps?: LanguageGaps,
): Promise<BuiltRenderer> {
  // Tests build in several threads of one process.
  const name = `${code}-${process.pid}-${threadId}`;
  const outDir = path.join(root, 'node_modules/.kolam-renderer', name);
  await build({
    root,
    configFile: false,
    mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      react(),
      language(code, gaps),
      otherLanguages(code),
      untranslatedPages(code, gaps),
      apiData(),
      withoutStyles(),
    ],
    define: releaseConstant,
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, ...withoutTimings },
  });
  const renderer: Renderer = await import(pathToFileURL(path.join(outDir, 'prerender.js')).href);
  if (renderer.language.prefix !== prefixOf(code))
    throw new Error(
      `The words of ${code} name the prefix ${renderer.language.prefix}, not ${prefixOf(code)}.`,
    );
  return { renderer, remove: () => rm(outDir, { recursive: true }) };
}
