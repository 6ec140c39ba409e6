import type { State } from './state.ts';

/** A made-up number such as a bank gives. */
export function bankReference(state: State): string {
  state.made += 1;
  return `SAMPLE${String(state.made).padStart(10, '0')}`;
}
