import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import { withoutTimings } from '../without-timings.ts';

/** What a language is set in, in its folder of `src/content`; the default one has the site's own styles alone. */
const STYLESHEET = 'type.scss';

/** Tags in the heads of a language's documents: its stylesheet, and the faces that this names. */
export interface StyleTags {
  styles: string;
  /** Asks for a face with the stylesheet that names it, and not after it. */
  faces: string;
}

/** Puts the stylesheet of a language into `out`, and the faces that it names. A language may do without. */
export async function buildLanguageStyles(
  { root, mode, css }: ResolvedConfig,
  code: string,
  out: string,
): Promise<{ tags: StyleTags; files: readonly string[] }> {
  const input = path.join(root, 'src/content', code, STYLESHEET);
  if (!existsSync(input)) return { tags: { styles: '', faces: '' }, files: [] };
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
  const tags = (attributes: string, ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => `<link ${attributes} crossorigin href="/${file}">`)
      .join('');
  return {
    tags: {
      styles: tags('rel="stylesheet"', '.css'),
      faces: tags('rel="preload" as="font" type="font/woff2"', '.woff2'),
    },
    files,
  };
}
