import type { Plugin } from 'vite';

/**
 * Hooks for work on the folder of a build once all of it is written. Where the build has failed before there is
 * nothing to work on: the bundler closes such a build too, and would show the second error in place of the first.
 */
export function afterWriting(
  work: () => Promise<void>,
  order: 'pre' | 'post' | null = null,
): Pick<Plugin, 'writeBundle' | 'closeBundle'> {
  let isWritten = false;
  return {
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order,
      sequential: true,
      async handler() {
        if (!isWritten) return;
        isWritten = false;
        await work();
      },
    },
  };
}
