// The same day by the client that hey-api makes of our description.
import { client } from './client/client.gen.js';
import {
  ordersCreate,
  paymentsCreate,
  paymentsGet,
  paymentsList,
  refundsCreate,
  refundsList,
  sandboxPay,
} from './client/index.js';

const { KOLAM_API = '', KOLAM_API_KEY = '' } = process.env;
client.setConfig({ baseUrl: KOLAM_API, auth: KOLAM_API_KEY });
const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });

function got<Data>({ data, error }: { data?: Data; error?: { code: string } }): Data {
  if (data === undefined) throw new Error(error?.code);
  return data;
}

const order = got(
  await ordersCreate({
    headers: once(),
    body: { amount: 499_00, currency: 'INR', reference: 'bill-1', metadata: { till: '4' } },
  }),
);
const asked = got(
  await paymentsCreate({
    headers: once(),
    body: {
      order_id: order.id,
      amount: order.amount,
      currency: 'INR',
      method: { type: 'card', return_url: 'http://localhost:8080/paid' },
    },
  }),
);
const next = asked.next_action;
if (next?.type !== 'redirect') throw new Error('A card leads to a page.');
const page: string = next.url;

await sandboxPay({ body: { payment_id: asked.id, payer: 'success@example' } });
const paid = got(await paymentsGet({ path: { payment_id: asked.id } }));
const back = { payment_id: asked.id, currency: 'INR' } as const;
const refund = got(await refundsCreate({ headers: once(), body: { ...back, amount: 99_00 } }));

const query = { status: 'captured', order_id: order.id, limit: 10 } as const;
const payments = got(await paymentsList({ query }));
const refunds = got(await refundsList({ query: { payment_id: asked.id } }));

const { error: refused } = await refundsCreate({
  headers: once(),
  body: { ...back, amount: 499_00 },
});
if (refused?.status !== 422) throw new Error('More than was paid went back.');
// Of a status the codes are known, and no others.
const code:
  | 'refund_too_high'
  | 'invalid_request'
  | 'sandbox_value_only'
  | 'looks_real'
  | 'idempotency_key_reused' = refused.code;

/** What must not compile, and so must not be asked for. */
export const wrong = [
  // @ts-expect-error An order has an amount.
  () => ordersCreate({ headers: once(), body: { currency: 'INR' } }),
  // @ts-expect-error Paise are a number.
  () => ordersCreate({ headers: once(), body: { amount: '1', currency: 'INR' } }),
  // @ts-expect-error Each order has a key.
  () => ordersCreate({ body: { amount: 1_00, currency: 'INR' } }),
  // @ts-expect-error A limit is a number.
  () => paymentsList({ query: { limit: '10' } }),
  // @ts-expect-error No payment is of this status.
  () => paymentsList({ query: { status: 'paid' } }),
  // @ts-expect-error Codes of another status are not among these.
  () => refused.code === 'order_not_found',
];

console.log(
  JSON.stringify({
    order: order.status,
    asked: asked.status,
    page,
    paid: paid.status,
    refund: refund.status,
    payments: payments.data.map(({ id }) => id === asked.id),
    refunds: refunds.data.map(({ id, amount }) => [id === refund.id, amount]),
    refused: [refused.status, code],
  }),
);
