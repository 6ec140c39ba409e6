import type { OpenStore } from '#core/storage/transactions.ts';

const POSITION_KEY = 'position';

/** Far above all clocks, and far below where counting on would lose precision. */
const MAX_FOREIGN_POSITION = 2 ** 52;

/** The next place at the top of the list. Near the clock, but it never goes back when the clock does. */
export async function nextPosition(state: OpenStore, now: number): Promise<number> {
  const last = await lastPosition(state);
  const position = last >= now ? last + 1 : now;
  state.put(POSITION_KEY, position);
  return position;
}

/** The position of a document that brings one; documents added later get higher ones. */
export async function foreignPosition(state: OpenStore, wanted: number): Promise<number> {
  const position = Math.min(wanted, MAX_FOREIGN_POSITION);
  const last = await lastPosition(state);
  if (position > last) state.put(POSITION_KEY, position);
  return position;
}

async function lastPosition(state: OpenStore): Promise<number> {
  const last = await state.get<unknown>(POSITION_KEY);
  return typeof last === 'number' ? last : 0;
}
