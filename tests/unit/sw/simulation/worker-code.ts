import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { DEFAULT_LANGUAGE } from '../../../../build/languages.ts';
import { otherLanguages } from '../../../../build/vite/other-languages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** What a worker finds in place of the browser's. */
const GLOBALS = [
  'self',
  'location',
  'caches',
  'fetch',
  'Response',
  'crypto',
  'performance',
  'setTimeout',
  'clearTimeout',
  'Date',
  'navigator',
  'AbortSignal',
] as const;

export type WorkerGlobals = Record<(typeof GLOBALS)[number], unknown>;

/** Modules of the sources, by how they are imported, that others replace. */
const REPLACED: Record<string, string> = {
  '#routes/paths.ts': 'few-routes.ts',
  './paths.ts': 'few-routes.ts',
  '#core/outbox/flush.ts': 'small-outbox.ts',
  '#core/outbox/store.ts': 'small-outbox.ts',
};

/** Bundles the worker as it is in `src`, once. Each call of what this returns starts it again. */
export async function bundleWorker(): Promise<(globals: WorkerGlobals) => void> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      otherLanguages(DEFAULT_LANGUAGE),
      {
        name: 'simulation:replaced',
        enforce: 'pre',
        resolveId: (source) => {
          const other = REPLACED[source];
          return other && path.join(import.meta.dirname, other);
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'node20',
      lib: { entry: path.join(ROOT, 'src/sw/sw.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  const script = compileFunction(output[0].code, [...GLOBALS], { filename: 'sw.bundle.js' });
  return (globals) => void script(...GLOBALS.map((name) => globals[name]));
}
