import { RETURN_SECRET } from '#api-docs/resources/payments/return-secret.ts';
import type { Objects } from '#core/sandbox/state/state.ts';
import { signed } from '#core/sandbox/webhooks/sign.ts';

/**
 * Where the customer comes back to from our page, with what became of the payment until then: the shop's own address,
 * its query kept, with `payment_id`, `order_id`, `status`, `timestamp` and `signature`. It is signed as an event is:
 * the payment is its id, `order_id.status` its body, so the same function checks both. Undefined for what is paid in an
 * app, which sends nobody back.
 *
 * @param at seconds since 1970
 */
export async function returnAddress(
  { id, order_id, status, method }: Objects['payment'],
  at: number,
): Promise<string | undefined> {
  if (!('return_url' in method)) return undefined;
  const url = new URL(method.return_url);
  const headers = await signed(id, at, `${order_id}.${status}`, [RETURN_SECRET]);
  const said = {
    payment_id: id,
    order_id,
    status,
    timestamp: String(at),
    signature: headers['webhook-signature'] as string,
  };
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  return url.href;
}
