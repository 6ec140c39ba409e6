import { pauses } from '#api-docs/resources/webhooks/delivery.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { written } from '#core/sandbox/clock/time.ts';
import { move } from '#core/sandbox/move.ts';
import type { State } from '#core/sandbox/state/state.ts';

/**
 * What became of an attempt that the driver made: it takes the delivery out of `outgoing`, and has it sent again on
 * the schedule unless the answer was a 2xx.
 *
 * @param status status of the answer; 0 for none
 */
export function attempted(state: State, id: string, status: number): void {
  const place = state.outgoing.indexOf(id);
  const delivery = state.objects.delivery[id];
  if (place < 0 || !delivery) return;
  state.outgoing.splice(place, 1);
  delivery.attempts += 1;
  delivery.last_status = status;
  delete delivery.next_at;
  const pause = pauses[delivery.attempts];
  if (status >= 200 && status < 300) move(state, 'delivery', delivery, 'deliver');
  else if (pause === undefined) move(state, 'delivery', delivery, 'give_up');
  else {
    delivery.next_at = written(state.now + pause);
    schedule(state, state.now + pause, 'delivery.send', id);
  }
}

/** Takes a delivery out of `outgoing` that goes nowhere, since nobody named an address for it. */
export function withhold(state: State, id: string): void {
  state.outgoing = state.outgoing.filter((each) => each !== id);
  delete state.objects.delivery[id]?.next_at;
}
