import type { ApiHeader } from './api-endpoint.ts';

/**
 * Header of every call that moves money, named as in the IETF draft "The Idempotency-Key HTTP Header
 * Field". The body's fields are fixed, so the reference travels beside it.
 */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  text: 'Your own reference for this payment; store it before you call. Sent again with the same body, it pays nothing and returns the current state of the first call. With a different body it returns 422.',
  sample: 'bill-payment-0001',
  pattern: '^[A-Za-z0-9-]{8,64}$',
} as const satisfies ApiHeader;
