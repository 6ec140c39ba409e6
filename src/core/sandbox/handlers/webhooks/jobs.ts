import type { Job } from '#core/sandbox/handlers/handler.ts';

export const webhookJobs = {
  'delivery.send'(state, id) {
    const { endpoint_id = '' } = state.objects.delivery[id] ?? {};
    if (state.objects.endpoint[endpoint_id]) state.outgoing.push(id);
  },
} as const satisfies Record<string, Job>;
