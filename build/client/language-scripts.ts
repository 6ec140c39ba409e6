import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import { type Chunk, chunksOf } from '../bundling/chunks.ts';
import { LANGUAGE_VARIABLE } from '../languages.ts';
import { withoutTimings } from '../without-timings.ts';

/** What a build of another language's scripts gives. */
export interface LanguageScripts {
  /** Its `index.html`, whose script is that language's. */
  template: string;
  chunks: ReadonlyMap<string, Chunk>;
  /** Files that the default language has not. */
  files: readonly string[];
}

/**
 * Bundles the scripts of another language, and puts those into `out` that are not there: one without words in it has
 * the same name in every language.
 */
export async function buildLanguageScripts(
  { root, mode, configFile }: ResolvedConfig,
  code: string,
  out: string,
): Promise<LanguageScripts> {
  const outDir = path.join(root, 'node_modules/.kolam-scripts', `${code}-${process.pid}`);
  const before = process.env[LANGUAGE_VARIABLE];
  process.env[LANGUAGE_VARIABLE] = code;
  let chunks = new Map<string, Chunk>();
  try {
    await build({
      root,
      mode,
      ...(configFile && { configFile }),
      logLevel: 'warn',
      plugins: [
        {
          name: 'kolam:language-chunks',
          generateBundle(_options: unknown, bundle: Rolldown.OutputBundle) {
            chunks = chunksOf(bundle, root);
          },
        },
      ],
      build: { outDir, emptyOutDir: true, copyPublicDir: false, ...withoutTimings },
    });
  } finally {
    if (before === undefined) delete process.env[LANGUAGE_VARIABLE];
    else process.env[LANGUAGE_VARIABLE] = before;
  }
  const made = new Set([...chunks.values()].flatMap(({ file, styles }) => [file, ...styles]));
  const files = [...made].filter((file) => !existsSync(path.join(out, file)));
  for (const file of files) await copyInto(out, outDir, file);
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
  await rm(outDir, { recursive: true });
  return { template, chunks, files };
}

async function copyInto(out: string, from: string, file: string): Promise<void> {
  await mkdir(path.dirname(path.join(out, file)), { recursive: true });
  await copyFile(path.join(from, file), path.join(out, file));
}
