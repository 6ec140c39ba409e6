import * as v from 'valibot';
import { type EventType, events } from '#api-docs/events.ts';
import { address, anyObject, id, oneOf, text, time } from '#api-docs/kit/fields.ts';
import { listOf, page } from '#api-docs/kit/lists.ts';
import { Delivery } from './delivery.ts';
import { secretOf } from './secret.ts';

const endpointId = id('whep', 'The endpoint.');
const url = address('Where events are sent.', 'http://localhost:3000/hook');
const type = oneOf(
  'What happened.',
  events.map((each) => each.type) as [EventType, ...EventType[]],
);
const types = v.pipe(
  v.array(type),
  v.maxLength(40),
  v.description('Types that are sent; an empty list for all.'),
);
const secret = text('Signs events; keep it on your server.', 100, secretOf(1));

export const CreateEndpoint = v.strictObject({ url, events: types });

export const Endpoint = v.strictObject({
  id: endpointId,
  url,
  events: types,
  created_at: time('When it was created.'),
});

/** Told once, when it is made. */
export const EndpointWithSecret = v.strictObject({ ...Endpoint.entries, secret });

export const Event = v.strictObject({
  id: id('evt', 'The event; the same in each delivery.'),
  type,
  timestamp: time('When it happened.'),
  data: anyObject('The object as it was then.'),
});

export const StoredEvent = v.strictObject({
  ...Event.entries,
  deliveries: v.pipe(v.array(Delivery), v.description('One for each endpoint.')),
});

export const Endpoints = listOf(Endpoint);
export const Events = listOf(StoredEvent);
export const EventsQuery = v.strictObject({ ...page, type: v.optional(type) });
