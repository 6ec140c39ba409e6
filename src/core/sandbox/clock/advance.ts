import { jobs } from '#core/sandbox/handlers/jobs.ts';
import type { State } from '#core/sandbox/state/state.ts';

/** Lets time pass, and with it all that falls due, in its order. */
export function advance(state: State, ms: number): void {
  const until = state.now + ms;
  for (;;) {
    const [next] = state.due;
    if (!next || next.at > until) break;
    state.due.shift();
    state.now = Math.max(state.now, next.at);
    jobs[next.job](state, next.id);
  }
  state.now = until;
}

/** The same where it is time that really passes, in which limits count. */
export function pass(state: State, ms: number): void {
  state.real += ms;
  advance(state, ms);
}
