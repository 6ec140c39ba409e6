import { DAY } from '#core/sandbox/clock/time.ts';
import type { State } from './state.ts';

/** What a sandbox keeps at most of what only grows; the oldest is dropped. Objects stay until a reset. */
export const MOST = { log: 1_000, replies: 20_000, events: 10_000, ledger: 10_000, moves: 1_000 };

/** After how many new ids it looks: rarely enough to cost nothing. */
const EACH = 1_000;

/** Drops what is old, so that a sandbox can be left running. Of equal commands the same is dropped. */
export function tidy(state: State, most = MOST, each = EACH): void {
  if (state.made - state.tidied < each) return;
  state.tidied = state.made;
  for (const list of ['log', 'ledger', 'moves'] as const)
    state[list].splice(0, state[list].length - most[list]);
  const replies = Object.entries(state.replies).filter(([, { at }]) => state.now - at < DAY);
  state.replies = Object.fromEntries(replies.slice(-most.replies));
  const events = Object.entries(state.objects.event);
  if (events.length > most.events) dropEvents(state, events.slice(-most.events));
}

/** An event that is dropped takes its deliveries with it: they are not tried again. */
function dropEvents(state: State, kept: [string, State['objects']['event'][string]][]): void {
  state.objects.event = Object.fromEntries(kept);
  const isKept = (delivery: string) => (state.eventOf[delivery] ?? '') in state.objects.event;
  const only = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isKept(id)));
  state.objects.delivery = only(state.objects.delivery);
  state.outgoing = state.outgoing.filter(isKept);
  state.due = state.due.filter(({ job, id }) => job !== 'delivery.send' || isKept(id));
  state.eventOf = only(state.eventOf);
}
