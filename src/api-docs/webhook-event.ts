import { idempotencyKey } from './idempotency-key.ts';
import { bbps } from './money.ts';
import { HEADER_PREFIX } from './names.ts';

/** Stands for the secret that a receiver shares with us. */
export const SECRET_PLACEHOLDER = 'YOUR_WEBHOOK_SECRET';

const [paid] = bbps.outcomes;

/** What is told when the state of a payment changes. Made up, like the response that it repeats. */
export const event = {
  event_id: 'evt_sample_0001',
  type: 'bill_payment.updated',
  idempotency_key: idempotencyKey.sample,
  status: paid.status,
  data: paid.data,
} as const;

const TIME_HEADER = `${HEADER_PREFIX}-Time`;
const SIGNATURE_HEADER = `${HEADER_PREFIX}-Signature`;

// Exactly as it is sent, and signed.
const eventBody = JSON.stringify(event, null, 2);

/** When the sample was signed: it is checked with this time as now, since a check refuses what is old. */
export const SIGNED_AT = '1768453205';

/** Headers of an event. The signature is that of the body with the secret's placeholder. */
export const eventHeaders = [
  {
    name: TIME_HEADER,
    text: 'When it was sent, in seconds since 1970. Reject events over five minutes old.',
    sample: SIGNED_AT,
  },
  {
    name: SIGNATURE_HEADER,
    text: 'HMAC-SHA256 of the time, a dot and the raw body, made with your webhook secret, in hexadecimal.',
    sample: '305fecada9de3c9caceff77390d46180ae9e8c15dc82b35a7cdd393450198563',
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
