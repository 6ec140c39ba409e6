import type { State } from '#core/sandbox/state/state.ts';
import type { JobName } from './job-names.ts';

/** Has something happen at a time. */
export function schedule(state: State, at: number, job: JobName, id: string): void {
  state.made += 1;
  const place = state.due.findIndex((other) => other.at > at);
  const due = { at, number: state.made, job, id };
  state.due.splice(place < 0 ? state.due.length : place, 0, due);
}
