import type { RestRefusal } from '#pwa/take-rest.ts';
import type { Reading } from './read-holding.ts';

/**
 * What the ready panel says. `unknown`: nothing was read yet. `absent`: no pages can be kept here. `cut`: the first
 * installation has failed, and is tried again.
 */
export type ReadyState =
  | { is: 'unknown' }
  | { is: 'absent' }
  | { is: 'none' }
  | { is: 'getting' | 'cut' | 'missing'; pages: number; kept: number }
  | { is: 'older'; pages: number; kept: number; older: number }
  /**
   * With the number of files that are missing without being needed, and why what is not kept yet, if anything, does not
   * come automatically.
   */
  | {
      is: 'ready';
      pages: number;
      kept: number;
      optional: number;
      refusal?: RestRefusal | undefined;
    };

/**
 * The state that a reading means.
 *
 * @param isRetried whether the page tries the first installation again
 */
export function stateOf(
  { worker, pages, kept, older, isReady, wasReady, optional, refusal }: Reading,
  isRetried = false,
): ReadyState {
  if (worker === 'none' && isRetried) return { is: 'cut', pages, kept };
  if (worker === 'none' && kept + older === 0) return { is: 'none' };
  if (isReady) return { is: 'ready', pages, kept, optional, refusal };
  if (worker === 'installing') return { is: 'getting', pages, kept };
  return wasReady && older > 0
    ? { is: 'older', pages, kept, older }
    : { is: 'missing', pages, kept };
}

/** Share of the pages that are kept, from 0 to 1. */
export const shareOf = (state: ReadyState): number =>
  'pages' in state ? state.kept / state.pages : 0;
