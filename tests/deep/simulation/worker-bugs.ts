import type { OldBug } from './old-bugs.ts';

const SYNC = 'src/sw/outbox-sync.ts';
const PRUNE = 'src/sw/prune-cache.ts';

/** Promises of the worker, each broken in today's code. */
export const WORKER_BUGS: readonly OldBug[] = [
  {
    name: 'a sync whose last try failed is not asked for again',
    file: SYNC,
    from: 'if (isLastChance) await wakeLater(self.registration);',
    to: '',
  },
  {
    name: 'a sync succeeds though messages are left',
    file: SYNC,
    from: 'if (remaining > 0) throw new Error(',
    to: 'if (remaining < 0) throw new Error(',
  },
  {
    name: 'a visit sends nothing',
    file: SYNC,
    from: '    const { remaining } = await flush(workerDevice);\n    if (remaining > 0)',
    to: '    const remaining = 1;\n    if (remaining > 0)',
  },
  {
    name: 'an activation forgets what open tabs run',
    file: PRUNE,
    from: 'const kept = before.slice(0, isOpen ? MOST_BUILDS - 1 : installed.length + 1);',
    to: 'const kept = before.slice(0, installed.length);',
  },
  {
    name: 'an installed build is not noted',
    file: 'src/sw/install-build.ts',
    from: '      await noteInstalled();\n',
    to: '',
  },
  {
    name: 'what the network has changed is kept',
    file: 'src/sw/fetch-entry.ts',
    from: 'return (await isIntact(bytes, integrity)) ? bytes : undefined;',
    to: 'return integrity ? bytes : undefined;',
  },
  {
    name: 'a record that lost the name of its check is believed',
    file: 'src/sw/builds.ts',
    from: 'Object.keys(record).length < NAMES',
    to: 'true',
    seed: 951_041_056,
  },
  {
    name: 'a sync succeeds though the last message is left',
    file: SYNC,
    from: 'if (remaining > 0) throw new Error(',
    to: 'if (remaining > 1) throw new Error(',
  },
];
