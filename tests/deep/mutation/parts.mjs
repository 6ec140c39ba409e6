/** What is mutated, in parts that run by themselves: which sources, and the tests that must notice. */
export const PARTS = {
  outbox: {
    sources: ['src/core/outbox/*.ts'],
    tests: ['tests/unit/core/outbox/**/*.test.ts'],
  },
  seal: {
    sources: ['src/core/locker/seal/*.ts'],
    tests: ['tests/unit/core/locker/**/*.test.ts'],
  },
  precache: {
    sources: [
      'builds',
      'cache-lock',
      'cached-file',
      'check-installation',
      'fetch-entry',
      'fetch-refused',
      'in-pool',
      'install-build',
      'integrity',
      'kept-languages',
      'language-pack',
      'precache',
      'prune-cache',
      'refused',
      'repair-cache',
      'restore',
      'unpack',
    ].map((name) => `src/sw/${name}.ts`),
    tests: ['tests/unit/sw/**/*.test.ts'],
  },
};
