import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import { BROWSERS } from '../browsers.ts';
import { LANGUAGES } from '../languages.ts';
import { withoutTimings } from '../without-timings.ts';

/** What a language is set in, in its folder of `languages`; the default one has the site's own styles alone. */
const STYLESHEET = 'type.scss';

/** Tags in the heads of a language's documents: its stylesheet, and the faces that this names. */
export interface StyleTags {
  styles: string;
  /** Asks for a face with the stylesheet that names it, and not after it. */
  faces: string;
}

/** The stylesheet of a language and the faces that it names. */
export interface LanguageStyles {
  tags?: StyleTags;
  output: readonly Rolldown.RolldownOutput['output'][number][];
}

/** Makes the stylesheet of a language, which may do without. Nothing is written. */
export async function buildLanguageStyles(
  { root, mode, css }: ResolvedConfig,
  code: string,
): Promise<LanguageStyles> {
  const input = path.join(root, LANGUAGES, code, STYLESHEET);
  if (!existsSync(input)) return { output: [] };
  const { output } = (await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { preprocessorOptions: css.preprocessorOptions },
    build: {
      target: BROWSERS,
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        output: { assetFileNames: 'assets/[name]-[hash:7][extname]' },
        ...withoutTimings.rolldownOptions,
      },
    },
  })) as Rolldown.RolldownOutput;
  const tags = (attributes: string, ending: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map(({ fileName }) => `<link ${attributes} crossorigin href="/${fileName}">`)
      .join('');
  return {
    tags: {
      styles: tags('rel="stylesheet"', '.css'),
      faces: tags('rel="preload" as="font" type="font/woff2"', '.woff2'),
    },
    output,
  };
}
