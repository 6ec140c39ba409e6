import type { Objects } from '#core/sandbox/state/state.ts';
import { payLink } from '#domain/upi-pay-link.ts';
import { BRAND, DOMAIN } from '#facts/site.ts';

/** Where live customers pay by card or net banking. A local sandbox serves the same page itself. */
export const CHECKOUT = `https://checkout.${DOMAIN}/`;

/** What brings the customer to pay by the method of a payment. */
export function nextAction({
  id,
  amount,
  method,
}: Objects['payment']): NonNullable<Objects['payment']['next_action']> {
  if (method.type === 'wallet') return { type: 'await_approval' };
  if (method.type !== 'upi') return { type: 'redirect', url: CHECKOUT + id };
  const link = payLink({ upiId: 'shop@example', name: BRAND, paise: amount, note: id });
  return { type: method.flow === 'intent' ? 'upi_intent' : 'qr', link };
}
