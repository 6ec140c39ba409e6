import { Page } from '#api-docs/kit/lists.ts';
import { operation } from '#api-docs/kit/operation.ts';
import {
  CreateEndpoint,
  Endpoints,
  EndpointWithSecret,
  Events,
  EventsQuery,
  StoredEvent,
} from './schemas.ts';

const read = { group: 'webhooks', method: 'GET', scope: 'webhooks:read', status: 200 } as const;
const write = {
  group: 'webhooks',
  method: 'POST',
  scope: 'webhooks:write',
  idempotent: true,
} as const;
const endpoint = { endpoint_id: 'whep_test_0000000001' };
const event = { event_id: 'evt_test_0000000001' };

export const webhookOperations = {
  'endpoints.create': operation({
    ...write,
    path: '/webhook-endpoints',
    title: 'Create an endpoint',
    summary: 'Names an address of yours to which events are sent',
    caution: 'Check the signature of what arrives before you read it.',
    body: CreateEndpoint,
    status: 201,
    answer: EndpointWithSecret,
    samples: [
      { name: 'All events', body: { url: 'http://localhost:3000/hook', events: [] } },
      {
        name: 'Some events',
        body: { url: 'http://localhost:3000/hook', events: ['payment.captured', 'order.paid'] },
      },
    ],
  }),
  'endpoints.list': operation({
    ...read,
    path: '/webhook-endpoints',
    title: 'List endpoints',
    summary: 'Returns endpoints, newest first',
    query: Page,
    answer: Endpoints,
    samples: [{ name: 'The newest', query: { limit: 10 } }],
  }),
  'endpoints.rotateSecret': operation({
    ...write,
    path: '/webhook-endpoints/{endpoint_id}/rotate-secret',
    title: 'Rotate a secret',
    summary: 'Makes a new secret; for a day events are signed with both',
    status: 200,
    answer: EndpointWithSecret,
    problems: ['endpoint_not_found'],
    samples: [{ name: 'By id', params: endpoint }],
  }),
  'events.list': operation({
    ...read,
    path: '/events',
    title: 'List events',
    summary: 'Returns events, newest first, of all types or of one',
    query: EventsQuery,
    answer: Events,
    samples: [
      { name: 'The newest', query: { limit: 10 } },
      { name: 'Of a type', query: { type: 'order.paid' } },
    ],
  }),
  'events.get': operation({
    ...read,
    path: '/events/{event_id}',
    title: 'Fetch an event',
    summary: 'Returns the event, and how it was delivered',
    answer: StoredEvent,
    problems: ['event_not_found'],
    samples: [{ name: 'By id', params: event }],
  }),
  'events.deliver': operation({
    ...write,
    path: '/events/{event_id}/deliver',
    title: 'Deliver an event again',
    summary: 'Sends the event once more to every endpoint that wants its type',
    status: 200,
    answer: StoredEvent,
    problems: ['event_not_found'],
    samples: [{ name: 'By id', params: event }],
  }),
  'endpoints.delete': operation({
    group: 'webhooks',
    method: 'DELETE',
    scope: 'webhooks:write',
    path: '/webhook-endpoints/{endpoint_id}',
    title: 'Delete an endpoint',
    summary: 'Sends no more events there',
    status: 204,
    problems: ['endpoint_not_found'],
    samples: [{ name: 'By id', params: endpoint }],
  }),
} as const;
