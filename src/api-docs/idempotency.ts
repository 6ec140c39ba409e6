/** Header of every call that moves money or makes something, named as in the IETF draft. */
export const idempotencyHeader = {
  name: 'Idempotency-Key',
  text: 'Your own reference for this call; store it before you call. The same key and body bring the same answer again, and pay once. Another body brings 422.',
  pattern: '^"?[!-~]{1,64}"?$',
} as const;
