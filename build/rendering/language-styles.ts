import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import { withoutTimings } from './without-timings.ts';

/** What a language is set in, in its folder of `src/content`; the default one has the site's own styles alone. */
const STYLESHEET = 'type.scss';

/** What documents of a language name in their heads beside the styles of all pages, and the files that are behind it. */
export interface LanguageStyles {
  links: string;
  files: readonly string[];
}

/** Puts the stylesheet of a language into `out`, and the faces that it names. A language may do without one. */
export async function buildLanguageStyles(
  { root, mode, css }: ResolvedConfig,
  code: string,
  out: string,
): Promise<LanguageStyles> {
  const input = path.join(root, 'src/content', code, STYLESHEET);
  if (!existsSync(input)) return { links: '', files: [] };
  const built = (await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { preprocessorOptions: css.preprocessorOptions },
    build: {
      outDir: out,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        output: { assetFileNames: 'assets/[name]-[hash:7][extname]' },
        ...withoutTimings.rolldownOptions,
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = built.output.map(({ fileName }) => fileName);
  return { links: files.map(linkTo).join(''), files };
}

/** A face is fetched with the stylesheet that names it, and not after it. */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
