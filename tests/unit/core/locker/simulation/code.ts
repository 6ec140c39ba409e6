import path from 'node:path';
import { compileFunction } from 'node:vm';
import * as fflate from 'fflate';
import { build, type Rolldown } from 'vite';
import * as messages from '#features/locker/messages.ts';
import { DEFAULT_LANGUAGE } from '../../../../../build/languages.ts';
import { otherLanguages } from '../../../../../build/vite/other-languages.ts';
import type { Locker } from './locker.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/** What the code of a process finds in place of the browser's and the system's. */
const GLOBALS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'crypto',
  'BroadcastChannel',
  'Blob',
  'location',
  'navigator',
  'localStorage',
  'addEventListener',
  'document',
  'openings',
] as const;

/** What keeps nothing, and takes long to begin, is of all processes. Of React stores need components alone. */
const SHARED: Record<string, unknown> = {
  react: {},
  fflate,
  '#features/locker/messages.ts': messages,
};

export type Globals = Record<(typeof GLOBALS)[number], unknown>;

/**
 * Bundles the locker as it is in `src`, once. Each call of what this returns runs it again: modules of their
 * own, as every tab and worker has them, that know no time, chance or channel but what they are handed.
 */
export async function bundleLocker(): Promise<(globals: Globals) => Locker> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      otherLanguages(DEFAULT_LANGUAGE),
      {
        name: 'simulation:connection',
        enforce: 'pre',
        // By `#core/…` and by `./…`.
        resolveId: (source) =>
          source.endsWith('/connection.ts')
            ? path.join(import.meta.dirname, 'no-connection.ts')
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'node20',
      lib: { entry: path.join(import.meta.dirname, 'locker.ts'), formats: ['cjs'] },
      rolldownOptions: { external: Object.keys(SHARED), output: { codeSplitting: false } },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  const script = compileFunction(output[0].code, ['exports', 'require', ...GLOBALS], {
    filename: 'locker.bundle.js',
  });
  return (globals) => {
    const exported = {} as { locker: Locker };
    script(exported, (name: string) => SHARED[name], ...GLOBALS.map((name) => globals[name]));
    return exported.locker;
  };
}
