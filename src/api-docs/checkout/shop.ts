import { ENV_PREFIX } from '#api-docs/names.ts';
import { RETURN_SECRET } from '#api-docs/resources/payments/return-secret.ts';
import { SANDBOX } from '#api-docs/servers.ts';

/** A whole shop with one shirt, in Node alone. It takes cards through our page, and asks for one payment a basket. */
export const shop = `import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { verifyReturn } from './verify.mjs';

const { PORT = 8080, ${ENV_PREFIX}_API_KEY: KEY, ${ENV_PREFIX}_API: API = '${SANDBOX}' } = process.env;
const { ${ENV_PREFIX}_RETURN_SECRET: SECRET = '${RETURN_SECRET}' } = process.env;
const HERE = 'http://localhost:' + PORT;

async function call(method, path, key, body) {
  const headers = { authorization: 'Bearer ' + KEY };
  if (body) Object.assign(headers, { 'content-type': 'application/json', 'idempotency-key': key });
  const answer = await fetch(API + path, { method, headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.code + ': ' + said.detail);
  return said;
}

async function buy(basket) {
  const order = await call('POST', '/orders', 'order-' + basket, {
    amount: 49900,
    currency: 'INR',
    reference: 'bill-' + basket.slice(0, 8),
  });
  return call('POST', '/payments', 'payment-' + basket, {
    order_id: order.id,
    amount: order.amount,
    currency: 'INR',
    method: { type: 'card', return_url: HERE + '/paid' },
  });
}

const SAYS = {
  captured: 'Paid. Your shirt is on its way.',
  pending: 'Your bank has not answered yet. We ship when it has.',
  failed: 'Not paid, and nothing was taken.',
  expired: 'Not paid in time, and nothing was taken.',
};

const page = (text) => \`<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>
<main>\${text}<p><a href="/">To the shop</a></p></main></html>\`;

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, HERE);
  const show = (status, text) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page(text));
  try {
    if (pathname === '/') {
      const action = '/buy?basket=' + randomBytes(12).toString('hex');
      show(200, \`<h1>A shirt</h1><form method="post" action="\${action}"><button>Buy for ₹499</button></form>\`);
    } else if (pathname === '/buy' && request.method === 'POST') {
      const { next_action, status } = await buy(searchParams.get('basket') ?? '');
      if (next_action) response.writeHead(303, { location: next_action.url }).end();
      else show(200, \`<h1>\${SAYS[status]}</h1>\`);
    } else if (pathname === '/paid') {
      if (!verifyReturn(searchParams, SECRET)) return show(400, '<h1>This is not from the checkout</h1>');
      // The address says how it was when it was signed. Ask how it is.
      const payment = await call('GET', '/payments/' + searchParams.get('payment_id'));
      show(200, \`<h1>\${SAYS[payment.status] ?? payment.status}</h1>\`);
    } else show(404, '<h1>No such page</h1>');
  } catch (error) {
    console.error(error);
    show(502, '<h1>We cannot say yet. Please look again in a minute.</h1>');
  }
}).listen(PORT, '127.0.0.1', () => console.log('A shop on ' + HERE));
`;
