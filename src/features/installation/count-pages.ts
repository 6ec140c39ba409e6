import { pocketMessages } from './pocket-messages.ts';
import { canKeepPages, readHolding } from './read-holding.ts';
import { stateOf } from './ready-state.ts';

/** How many pages this device keeps, in a sentence; undefined where none are kept or it cannot be known. */
export async function countPages(): Promise<string | undefined> {
  if (!canKeepPages()) return undefined;
  const state = stateOf(await readHolding());
  if (!('pages' in state) || state.kept === 0) return undefined;
  return state.is === 'ready'
    ? pocketMessages.allKept(state.pages)
    : pocketMessages.someKept(state.kept, state.pages);
}
