import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type Started, startSandbox } from './started-sandbox.ts';

interface Received {
  type: string;
  at: number;
}

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});

/** A server that answers its first event after `firstMs` with `firstStatus`, and the others after 5 ms with 200. */
async function receiver(firstMs: number, firstStatus = 200) {
  const got: Received[] = [];
  const server = createServer(async (message, response) => {
    let body = '';
    for await (const part of message) body += part;
    const nth = got.push({ type: JSON.parse(body).type, at: performance.now() });
    await pause(nth === 1 ? firstMs : 5);
    response.writeHead(nth === 1 ? firstStatus : 200).end();
  });
  opened.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { got, url: `http://localhost:${port}/hook` };
}

/** An order that is paid. */
async function take({ call }: Started): Promise<void> {
  const made = async (target: string, body: object) =>
    ((await (await call('POST', target, { body })).json()) as { id: string }).id;
  const money = { amount: 500_00, currency: 'INR' };
  const order_id = await made('/orders', money);
  const payment_id = await made('/payments', {
    ...money,
    order_id,
    method: { type: 'upi', flow: 'qr' },
  });
  await made('/sandbox/pay', { payment_id, payer: 'success@example' });
}

const PAID = ['payment.authorized', 'payment.captured', 'order.paid'];
const typesOf = (got: readonly Received[]) => got.map(({ type }) => type);

it('sends each event once and in order to a server whose first answer takes long', async () => {
  const slow = await receiver(2_500);
  const sandbox = await startSandbox();
  await sandbox.call('POST', '/webhook-endpoints', { body: { url: slow.url, events: [] } });
  await take(sandbox);
  await expect.poll(() => slow.got.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  // What goes twice goes within the time of a slow answer.
  await pause(3_000);
  expect(typesOf(slow.got)).toEqual(PAID);
  sandbox.process.kill();
});

it('sends each event once to the address of --forward, and to an endpoint elsewhere meanwhile', async () => {
  const [forward, own] = [await receiver(2_500), await receiver(5)];
  const sandbox = await startSandbox('--forward', forward.url);
  for (const url of [forward.url, own.url, 'https://shop.example/hook'])
    await sandbox.call('POST', '/webhook-endpoints', { body: { url, events: [] } });
  await take(sandbox);
  await expect.poll(() => forward.got.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  await pause(500);
  expect(typesOf(forward.got)).toEqual(PAID);
  expect(typesOf(own.got)).toEqual(PAID);
  expect(own.got.at(-1)?.at).toBeLessThan(forward.got[1]?.at ?? 0);
  sandbox.process.kill();
});

it('sends no more to an endpoint that is deleted while its first event is under way', async () => {
  const slow = await receiver(1_500);
  const sandbox = await startSandbox();
  const body = { url: slow.url, events: [] };
  const made = await sandbox.call('POST', '/webhook-endpoints', { body });
  const { id } = (await made.json()) as { id: string };
  await take(sandbox);
  await expect.poll(() => slow.got.length, { timeout: 20_000 }).toBe(1);
  await sandbox.call('DELETE', `/webhook-endpoints/${id}`);
  await pause(2_500);
  expect(typesOf(slow.got)).toEqual(PAID.slice(0, 1));
  sandbox.process.kill();
});

it('posts nothing where nobody named an address, and looks at no event of it again', async () => {
  const someone = await receiver(5);
  const sandbox = await startSandbox();
  await take(sandbox);
  const { data } = (await (await sandbox.call('GET', '/events?limit=3')).json()) as {
    data: { deliveries: { endpoint_id: string; attempts: number; next_at?: string }[] }[];
  };
  expect(data.map(({ deliveries }) => deliveries)).toEqual(
    data.map(() => [expect.objectContaining({ status: 'pending', attempts: 0 })]),
  );
  for (const { deliveries } of data) expect(deliveries[0]).not.toHaveProperty('next_at');
  expect(someone.got).toEqual([]);
  sandbox.process.kill();
});
