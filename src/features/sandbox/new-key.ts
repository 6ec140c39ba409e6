import { randomId } from '#lib/random-id.ts';

/** Twelve digits in a row, of any script, which a tab is not to keep. The sandbox refuses them in a body. */
export const looksReal = (idempotency: string): boolean => /\p{Nd}{12}/u.test(idempotency);

/** A new `Idempotency-Key`. One of three hundred ids would look like a real number. */
export function newKey(): string {
  const id = randomId();
  return looksReal(id) ? newKey() : id;
}
