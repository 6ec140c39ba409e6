import type { ResourceName } from '#api-docs/resources/resources.ts';
import { worthSettling } from '#core/sandbox/handlers/settlements/jobs.ts';
import { can } from '#core/sandbox/move.ts';
import type { Due, State } from '#core/sandbox/state/state.ts';
import type { JobName } from './job-names.ts';

/** The transition that a job makes, if the object's status then still allows it. */
const MOVES: Partial<Record<JobName, readonly [ResourceName, string]>> = {
  'order.expire': ['order', 'expire'],
  'payment.approve': ['payment', 'authorize'],
  'payment.expire': ['payment', 'expire'],
  'payment.void': ['payment', 'void'],
  'payout.approve': ['payout', 'approve'],
  'payout.start': ['payout', 'start'],
};

/** Whether something happens then: not where the object has gone another way, nor where a receiver is asked again. */
function happens(state: State, { job, id }: Due): boolean {
  if (job === 'settlement.create') return worthSettling(state) > 0;
  if (job === 'delivery.send') {
    const { attempts = 1, endpoint_id = '' } = state.objects.delivery[id] ?? {};
    return attempts === 0 && endpoint_id in state.objects.endpoint;
  }
  const [kind, transition] = MOVES[job] ?? [];
  if (!kind || !transition) return true;
  const object = (state.objects[kind] as Record<string, never>)[id];
  return object !== undefined && can(kind, object, transition as never);
}

/** What happens next in the sandbox, soonest first. */
export const comingEvents = (state: State): Due[] => state.due.filter((due) => happens(state, due));
