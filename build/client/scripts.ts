import {
  type BuildEnvironment,
  build,
  mergeConfig,
  type ResolvedConfig,
  type Rolldown,
  type UserConfig,
  type ViteBuilder,
} from 'vite';
import { type Chunk, chunksOf } from '../bundling/chunks.ts';

/** What Vite makes of the sources for one language. */
export interface Scripts {
  /** Its `index.html`, whose script is that language's. */
  template: string;
  chunks: ReadonlyMap<string, Chunk>;
  /** All files, scripts and styles among them. */
  output: Rolldown.RolldownOutput['output'];
}

/** Bundles the default language's scripts into the folder of the build, which is emptied before. */
export async function buildScripts({ build: bundle, ...builder }: ViteBuilder): Promise<Scripts> {
  const client = builder.environments.client as BuildEnvironment;
  return scriptsOf((await bundle(client)) as Rolldown.RolldownOutput, builder.config);
}

/**
 * Bundles the scripts of another language. Nothing is written.
 *
 * @param bundled how Vite bundles them
 */
export async function buildLanguageScripts(
  config: ResolvedConfig,
  bundled: UserConfig,
): Promise<Scripts> {
  const { root, mode } = config;
  const inline = { root, mode, configFile: false, logLevel: 'warn' } as const;
  const options = { ...inline, build: { write: false } };
  const result = await build(mergeConfig(bundled, options));
  return scriptsOf(result as Rolldown.RolldownOutput, config);
}

function scriptsOf({ output }: Rolldown.RolldownOutput, { root }: ResolvedConfig): Scripts {
  const html = output.find(({ fileName }) => fileName === 'index.html');
  if (html?.type !== 'asset') throw new Error('Vite made no index.html.');
  return { template: `${html.source}`, chunks: chunksOf(output, root), output };
}
