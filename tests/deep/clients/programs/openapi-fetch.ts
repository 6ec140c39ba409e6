// A shop's day by openapi-fetch, whose types are made of our description. It prints what came.
import createClient from 'openapi-fetch';
import type { paths, webhooks } from './types.js';

const { KOLAM_API = '', KOLAM_API_KEY = '' } = process.env;
const api = createClient<paths>({
  baseUrl: KOLAM_API,
  headers: { authorization: `Bearer ${KOLAM_API_KEY}` },
});
const once = () => ({ header: { 'Idempotency-Key': crypto.randomUUID() } });

function got<Data>({ data, error }: { data?: Data; error?: { code: string } }): Data {
  if (data === undefined) throw new Error(error?.code);
  return data;
}

const order = got(
  await api.POST('/orders', {
    params: once(),
    body: { amount: 499_00, currency: 'INR', reference: 'bill-1', metadata: { till: '4' } },
  }),
);
const asked = got(
  await api.POST('/payments', {
    params: once(),
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

await api.POST('/sandbox/pay', { body: { payment_id: asked.id, payer: 'success@example' } });
const path = { payment_id: asked.id };
const paid = got(await api.GET('/payments/{payment_id}', { params: { path } }));
const refund = got(
  await api.POST('/refunds', {
    params: once(),
    body: { payment_id: asked.id, amount: 99_00, currency: 'INR' },
  }),
);

const query = { status: 'captured', order_id: order.id, limit: 10 } as const;
const payments = got(await api.GET('/payments', { params: { query } }));
const refunds = got(await api.GET('/refunds', { params: { query: { payment_id: asked.id } } }));

const tooMuch = await api.POST('/refunds', {
  params: once(),
  body: { payment_id: asked.id, amount: 499_00, currency: 'INR' },
});
const refused = tooMuch.error;
if (refused?.status !== 422) throw new Error('More than was paid went back.');
// Of a status the codes are known, and no others.
const code:
  | 'refund_too_high'
  | 'invalid_request'
  | 'sandbox_value_only'
  | 'looks_real'
  | 'idempotency_key_reused' = refused.code;

type Event = webhooks['payment.captured']['post']['requestBody']['content']['application/json'];
/** An event has the object of its type. */
export const amountOf = ({ data }: Event): number => data.amount;

/** What must not compile, and so must not be asked for. */
export const wrong = [
  // @ts-expect-error An order has an amount.
  () => api.POST('/orders', { params: once(), body: { currency: 'INR' } }),
  // @ts-expect-error Paise are a number.
  () => api.POST('/orders', { params: once(), body: { amount: '1', currency: 'INR' } }),
  // @ts-expect-error Each order has a key.
  () => api.POST('/orders', { body: { amount: 1_00, currency: 'INR' } }),
  // @ts-expect-error A limit is a number.
  () => api.GET('/payments', { params: { query: { limit: '10' } } }),
  // @ts-expect-error No payment is of this status.
  () => api.GET('/payments', { params: { query: { status: 'paid' } } }),
  // @ts-expect-error Codes of another status are not among these.
  () => refused.code === 'order_not_found',
  // @ts-expect-error No event has this name.
  (event: webhooks['payment.lost']) => event,
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
