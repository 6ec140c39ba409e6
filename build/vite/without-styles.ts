import type { Plugin } from 'vite';

/** Marks the id of a module that is not a file. */
const NO_STYLES = '\0no-styles';

/** Leaves styles out of a program that only writes HTML: nothing comes of compiling them. */
export const withoutStyles = (): Plugin => ({
  name: 'kolam:without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.scss$/ }, handler: () => NO_STYLES },
  load: { filter: { id: /no-styles$/ }, handler: () => '' },
});
