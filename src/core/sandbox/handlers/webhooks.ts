import type { webhookOperations } from '#api-docs/resources/webhooks/operations.ts';
import { secretOf } from '#api-docs/resources/webhooks/secret.ts';
import { DAY } from '#core/sandbox/clock/time.ts';
import type { Objects, State } from '#core/sandbox/state/state.ts';
import { all, create, find, pageOf } from '#core/sandbox/state/store.ts';
import { deliver } from '#core/sandbox/webhooks/deliver.ts';
import type { Handlers } from './handler.ts';

/** An event with what became of it at each endpoint. */
const stored = (state: State, event: Objects['event']) => ({
  ...event,
  deliveries: Object.values(state.objects.delivery).filter(
    ({ id }) => state.eventOf[id] === event.id,
  ),
});

export const webhooks: Handlers<typeof webhookOperations> = {
  'endpoints.create'(state, { body }) {
    const endpoint = create(state, 'endpoint', body);
    return { ...endpoint, secret: secretOf(1) };
  },
  'endpoints.list': (state, { query }) => pageOf(all(state, 'endpoint'), query),
  'endpoints.delete'(state, { params }) {
    const { id } = find(state, 'endpoint', params.endpoint_id);
    delete state.objects.endpoint[id];
    state.outgoing = state.outgoing.filter(
      (delivery) => state.objects.delivery[delivery]?.endpoint_id !== id,
    );
    return undefined;
  },
  'endpoints.rotateSecret'(state, { params }) {
    const endpoint = find(state, 'endpoint', params.endpoint_id);
    const turn = (state.secrets[endpoint.id]?.turn ?? 1) + 1;
    state.secrets[endpoint.id] = { turn, until: state.now + DAY };
    return { ...endpoint, secret: secretOf(turn) };
  },
  'events.list'(state, { query }) {
    const { data, next } = pageOf(all(state, 'event'), query);
    return { data: data.map((event) => stored(state, event)), next };
  },
  'events.get': (state, { params }) => stored(state, find(state, 'event', params.event_id)),
  'events.deliver'(state, { params }) {
    const event = find(state, 'event', params.event_id);
    deliver(state, event, 0);
    return stored(state, event);
  },
};
