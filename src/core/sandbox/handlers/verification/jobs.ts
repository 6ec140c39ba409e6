import type { Job } from '#core/sandbox/handlers/handler.ts';
import { move } from '#core/sandbox/move.ts';
import { find } from '#core/sandbox/state/store.ts';

export const verificationJobs = {
  'verification.complete'(state, id) {
    const found = find(state, 'verification', id);
    const { data } = state.later[id] ?? {};
    if (data) found.data = data as never;
    move(state, 'verification', found, 'complete');
  },
} as const satisfies Record<string, Job>;
