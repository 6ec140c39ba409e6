import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Started } from '../../unit/build/sandbox/start-file.ts';
import { expect, test } from './desk.ts';

/** An event as it arrived. */
interface Delivered {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Both libraries are used alike. */
interface Library {
  Webhook: new (
    secret: string,
  ) => { verify: (body: string, headers: Record<string, unknown>) => unknown };
}

const SECONDS = 1_000;

/** Takes a captured payment's events at an endpoint of the sandbox. */
async function receive(sandbox: Started, between: (id: string) => Promise<void> = async () => {}) {
  const got: Delivered[] = [];
  const receiver = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    got.push({ headers: request.headers, body });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const made = await sandbox.call('POST', '/webhook-endpoints', {
    body: { url: `http://localhost:${port}/hook`, events: ['payment.captured'] },
  });
  const { id, secret } = (await made.json()) as { id: string; secret: string };
  await between(id);
  await sandbox.call('POST', '/payments/pay_test_0000000001/capture');
  await expect.poll(() => got.length).toBe(1);
  receiver.close();
  return { secret, ...(got[0] as Delivered) };
}

for (const name of ['svix', 'standardwebhooks']) {
  test(`${name} believes an event that was delivered, and no other`, async ({ desk, sandbox }) => {
    const { Webhook } = desk.load(name) as Library;
    const { secret, headers, body } = await receive(sandbox);
    const webhook = new Webhook(secret);
    expect(webhook.verify(body, headers)).toMatchObject({
      type: 'payment.captured',
      data: { id: 'pay_test_0000000001', status: 'captured' },
    });

    const other = `whsec_${Buffer.from('another secret').toString('base64')}`;
    expect(() => new Webhook(other).verify(body, headers)).toThrow(/signature/);
    expect(() => webhook.verify(body.replace('captured', 'failed'), headers)).toThrow(/signature/);
    // What a framework makes of a body that it has parsed.
    const printed = JSON.stringify(JSON.parse(body), null, 1);
    expect(() => webhook.verify(printed, headers)).toThrow(/signature/);
    for (const missing of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(() => webhook.verify(body, { ...headers, [missing]: undefined })).toThrow(/Missing/);
    const another = { ...headers, 'webhook-id': 'evt_test_0000000009' };
    expect(() => webhook.verify(body, another)).toThrow(/signature/);

    const now = Date.now;
    for (const [seconds, said] of [
      [301, /too old/],
      [-301, /too new/],
    ] as const) {
      Date.now = () => Number(headers['webhook-timestamp']) * SECONDS + seconds * SECONDS;
      try {
        expect(() => webhook.verify(body, headers)).toThrow(said);
      } finally {
        Date.now = now;
      }
    }
  });

  test(`${name} believes the old and the new secret while one is rotated`, async ({
    desk,
    sandbox,
  }) => {
    const { Webhook } = desk.load(name) as Library;
    let rotated = '';
    const { secret, headers, body } = await receive(sandbox, async (id) => {
      const answer = await sandbox.call('POST', `/webhook-endpoints/${id}/rotate-secret`);
      rotated = ((await answer.json()) as { secret: string }).secret;
    });
    expect(rotated).not.toBe(secret);
    for (const each of [secret, rotated])
      expect(new Webhook(each).verify(body, headers)).toMatchObject({ type: 'payment.captured' });
  });
}
