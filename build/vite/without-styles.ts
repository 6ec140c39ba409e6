import type { Plugin } from 'vite';

/** Marks the id of a module that is not a file. */
const NO_STYLES = '\0no-styles';

/** Leaves styles out of a program that only writes HTML: nothing comes of compiling them. */
export const withoutStyles = (): Plugin => ({
  name: 'kolam:without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.scss') ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? '' : undefined),
});
