import type { Reading } from './read-holding.ts';

/** What the ready panel says. `unknown`: nothing was read yet. `absent`: no pages can be kept here. */
export type ReadyState =
  | { is: 'unknown' }
  | { is: 'absent' }
  | { is: 'none' }
  | { is: 'getting' | 'ready' | 'older' | 'missing'; pages: number; kept: number };

/** The state that a reading stands for. */
export function stateOf({ worker, pages, kept, older }: Reading): ReadyState {
  if (worker === 'none' && kept + older === 0) return { is: 'none' };
  if (kept === pages) return { is: 'ready', pages, kept };
  if (worker === 'installing') return { is: 'getting', pages, kept };
  return { is: older > 0 && kept + older === pages ? 'older' : 'missing', pages, kept };
}

/** Share of the pages that are kept, from 0 to 1. */
export const shareOf = (state: ReadyState): number =>
  'pages' in state ? state.kept / state.pages : 0;
