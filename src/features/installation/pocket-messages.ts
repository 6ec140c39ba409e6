import type { ReadyState } from './ready-state.ts';

/** How many pages this device keeps, once they have been counted; undefined where none are kept or it is not known. */
export function keptInWords(state: ReadyState): string | undefined {
  if (!('pages' in state) || state.kept === 0) return undefined;
  const { is, kept, pages } = state;
  return is === 'ready'
    ? `${pages} of ${pages} pages and every tool are on this device and open without a network.`
    : `${kept} of ${pages} pages are on this device already and open without a network.`;
}
