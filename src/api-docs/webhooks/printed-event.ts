import { billPayments } from '#api-docs/resources/bills/examples.ts';
import { secretOf } from '#api-docs/resources/webhooks/secret.ts';

/** The secret that signed the printed event. */
export const SECRET = secretOf(1);

const [data] = billPayments as [(typeof billPayments)[number]];

/** What is told when a bill was paid. */
export const event = {
  id: 'evt_test_0000000002',
  type: 'bill_payment.paid',
  timestamp: '2026-01-15T10:30:02+05:30',
  data,
} as const;

/** Exactly as it is sent, and signed. */
export const eventBody = JSON.stringify(event, null, 2);

/** When it was signed, in seconds since 1970: a check refuses what is old, so it is checked with this as now. */
export const SIGNED_AT = 1_768_453_205;

/** Headers of an event, as Standard Webhooks 1.0 names them. */
export const eventHeaders = [
  {
    name: 'webhook-id',
    text: 'The event. Remember it for four days, and drop what you have seen.',
    sample: event.id,
  },
  {
    name: 'webhook-timestamp',
    text: 'When it was sent, in seconds since 1970. Refuse what is over five minutes away.',
    sample: String(SIGNED_AT),
  },
  {
    name: 'webhook-signature',
    text: 'v1, a comma and the HMAC-SHA256 of id, time and raw body with dots between, in base64. Two of them, with a space between, while a secret is rotated.',
    sample: 'v1,Mtq/688wlfeNw+CYsTe9fryRtWkO4dSd8xvHOuO7P8o=',
  },
] as const;

/** The event as it reaches a server. */
export const eventRequest = [
  'POST /your/webhook HTTP/1.1',
  'Content-Type: application/json',
  ...eventHeaders.map(({ name, sample }) => `${name}: ${sample}`),
  '',
  eventBody,
].join('\n');
