import * as v from 'valibot';
import { count, id, oneOf, time } from '#api-docs/kit/fields.ts';
import { resource } from '#api-docs/kit/resource.ts';

/** As many as there are `pauses`. */
const MOST_ATTEMPTS = 10;

/** How an event reached an endpoint, or did not. */
export const Delivery = v.strictObject({
  id: id('dlvr', 'The delivery.'),
  endpoint_id: id('whep', 'The endpoint.'),
  status: oneOf('Its status.', ['pending', 'delivered', 'given_up']),
  attempts: count('How often it was sent.', 0, MOST_ATTEMPTS, 1),
  last_status: v.optional(count('Status of the last answer; 0 for none.', 0, 599, 200)),
  next_at: v.optional(time('When it is sent again.')),
});

export const delivery = resource({
  name: 'delivery',
  prefix: 'dlvr',
  schema: Delivery,
  initial: ['pending'],
  transitions: {
    deliver: { from: ['pending'], to: 'delivered', text: 'Your server answers with 2xx.' },
    give_up: {
      from: ['pending'],
      to: 'given_up',
      text: 'Ten attempts within three days had no 2xx.',
    },
  },
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses before each attempt, in milliseconds: the schedule that Standard Webhooks 1.0 recommends. */
export const pauses = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
