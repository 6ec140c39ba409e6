import { schedule } from '#core/sandbox/clock/due.ts';
import { written } from '#core/sandbox/clock/time.ts';
import { newId } from '#core/sandbox/state/ids.ts';
import type { Objects, State } from '#core/sandbox/state/state.ts';
import { put } from '#core/sandbox/state/store.ts';

/** Has an event sent to each endpoint that wants its type, after a pause in milliseconds. */
export function deliver(state: State, event: Objects['event'], pause: number): void {
  for (const endpoint of Object.values(state.objects.endpoint)) {
    if (endpoint.events.length > 0 && !endpoint.events.includes(event.type)) continue;
    const { id } = put(state, 'delivery', {
      id: newId(state, 'dlvr'),
      endpoint_id: endpoint.id,
      status: 'pending',
      attempts: 0,
      next_at: written(state.now + pause),
    });
    state.eventOf[id] = event.id;
    if (pause > 0) schedule(state, state.now + pause, 'delivery.send', id);
    else state.outgoing.push(id);
  }
}
