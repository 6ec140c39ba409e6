import type { ReadyState } from './ready-state.ts';
import * as words from './words/pocket.ts';

/** How many pages this device keeps, once they have been counted; undefined where none are kept or it is not known. */
export function keptInWords(state: ReadyState): string | undefined {
  if (!('pages' in state) || state.kept === 0) return undefined;
  const { is, kept, pages } = state;
  return is === 'ready' ? words.allKept(kept, pages) : words.someKept(kept, pages);
}
