import type { EventType } from '#api-docs/events.ts';
import { MINUTE, written } from '#core/sandbox/clock/time.ts';
import { newId } from '#core/sandbox/state/ids.ts';
import type { Objects, State } from '#core/sandbox/state/state.ts';
import { put } from '#core/sandbox/state/store.ts';
import { deliver } from './deliver.ts';

const LATE = 10 * MINUTE;

/** Stores an event with its object as it is now, and sends it to the endpoints that want it. */
export function emit(state: State, type: EventType, object: object): void {
  const event: Objects['event'] = put(state, 'event', {
    id: newId(state, 'evt'),
    type,
    timestamp: written(state.now),
    data: structuredClone(object) as Record<string, unknown>,
  });
  const times = state.fault === 'duplicate' ? 2 : 1;
  for (let time = 0; time < times; time++) deliver(state, event, state.fault === 'late' ? LATE : 0);
}
