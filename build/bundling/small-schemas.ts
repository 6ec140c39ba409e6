import path from 'node:path';
import type { Plugin } from 'vite';

/** What scripts of pages and the file of the local sandbox take in the place of valibot. */
export const smallSchemas = (root: string): string =>
  path.join(root, 'build/server/sandbox/small-schemas.ts');

/** Scripts of pages check requests with a fifth of valibot's bytes; the build itself has all of valibot. */
export const smallSchemasInPages = (root: string): Plugin => ({
  name: 'kolam:small-schemas',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === 'valibot' ? smallSchemas(root) : null),
});
