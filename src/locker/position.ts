import type { OpenStore } from '#store/transactions.ts';

const POSITION_KEY = 'position';

/** The next place at the top of the list. Near the clock, but it never goes back when the clock does. */
export async function nextPosition(state: OpenStore, now: number): Promise<number> {
  const last = await state.get<unknown>(POSITION_KEY);
  const position = typeof last === 'number' && last >= now ? last + 1 : now;
  state.put(POSITION_KEY, position);
  return position;
}
