import type { Reading } from './read-holding.ts';

/**
 * What the ready panel says. `unknown`: nothing was read yet. `absent`: no pages can be kept here. `cut`: the first
 * installation has failed, and is tried again.
 */
export type ReadyState =
  | { is: 'unknown' }
  | { is: 'absent' }
  | { is: 'none' }
  | { is: 'getting' | 'cut' | 'older' | 'missing'; pages: number; kept: number }
  /** With the number of files that are missing without being needed. */
  | { is: 'ready'; pages: number; kept: number; optional: number };

/**
 * The state that a reading means.
 *
 * @param isRetried whether the page tries the first installation again
 */
export function stateOf(
  { worker, pages, kept, older, optional }: Reading,
  isRetried = false,
): ReadyState {
  if (worker === 'none' && isRetried) return { is: 'cut', pages, kept };
  if (worker === 'none' && kept + older === 0) return { is: 'none' };
  if (kept === pages) return { is: 'ready', pages, kept, optional };
  if (worker === 'installing') return { is: 'getting', pages, kept };
  return { is: older > 0 && kept + older === pages ? 'older' : 'missing', pages, kept };
}

/** Share of the pages that are kept, from 0 to 1. */
export const shareOf = (state: ReadyState): number =>
  'pages' in state ? state.kept / state.pages : 0;
