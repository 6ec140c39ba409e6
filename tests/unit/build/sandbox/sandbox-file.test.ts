import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretOf } from '#api-docs/resources/webhooks/secret.ts';
import type { Command } from '#core/sandbox/commands.ts';
import { replay } from '#core/sandbox/replay.ts';
import { tableDigest } from '../../../../build/artifacts/api/table-digest.ts';
import { requestFor } from '../../core/sandbox/send.ts';
import { type Started, startSandbox, theFile } from './started-sandbox.ts';

const LOG = path.join(tmpdir(), `sandbox-log-${process.pid}.json`);

describe('the file of the local sandbox', () => {
  it('is one module without dependencies, of at most 80 KB', async () => {
    const text = readFileSync(await theFile(), 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(80_000);
    const named = [...text.matchAll(/(?:from|import\()\s*["'`]([^"'`]+)["'`]/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(name).toMatch(/^node:/);
  });

  it('is made the same each time, so that its digest holds', async () => {
    const { sandboxFile } = await import('../../../../build/artifacts/api/sandbox-file.ts');
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(digest(await sandboxFile(process.cwd()))).toBe(
      digest(readFileSync(await theFile(), 'utf8')),
    );
  });

  it.each([
    [['--port', 'x'], '--port'],
    [['--clock', 'fast'], '--clock'],
    [['--forward', 'http://192.168.1.9/hook'], '--forward'],
    [['--forward', 'https://example.org/hook'], '--forward'],
    [['--forward', 'http://localhost.example.org/hook'], '--forward'],
    [['--nothing'], '--nothing'],
  ])('refuses %j and shows how it is used', async (args, about) => {
    const { status, stderr } = spawnSync(process.execPath, [await theFile(), ...args], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(about);
    expect(stderr).toContain('--replay FILE');
  });

  it('refuses a log of another table', async () => {
    await writeFile(LOG, JSON.stringify({ table: 'another', commands: [] }));
    const args = [await theFile(), '--port', '0', '--replay', LOG];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, /another version/.test(stderr)]).toEqual([1, true]);
  });
});

describe('a local sandbox', () => {
  let sandbox: Started;
  beforeAll(async () => {
    sandbox = await startSandbox('--clock', 'virtual');
  });
  afterAll(() => sandbox.process.kill());

  /** A request whose Host header is of our choice. */
  const statusFor = (host: string) =>
    new Promise<number | undefined>((done, fail) => {
      request(`${sandbox.origin}/balance`, { headers: { host } }, (response) => {
        response.resume();
        done(response.statusCode);
      })
        .on('error', fail)
        .end();
    });

  it.each(['localhost', 'localhost:4270', '127.0.0.1:4270', '[::1]:4270'])(
    'answers to %s',
    async (host) => expect(await statusFor(host)).toBe(401),
  );

  it.each(['kolam.example', 'localhost.evil.example', 'evil.example:4270', '192.168.1.9'])(
    'does not answer to %s: another site may have made its name point here',
    async (host) => expect(await statusFor(host)).toBe(421),
  );

  it('listens to this machine alone', async () => {
    const { port } = new URL(sandbox.origin);
    const others = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others)
      await expect(fetch(`http://${address}:${port}/balance`)).rejects.toThrow();
  });

  it('lets no page of another origin read it', async () => {
    const answer = await sandbox.call('GET', '/balance', {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('breaks off where the answer is lost, and has done it', async () => {
    const body = { amount: 100_00, currency: 'INR' };
    const headers = { 'idempotency-key': 'lost-1' };
    const lost = sandbox.call('POST', '/orders', {
      body,
      headers: { ...headers, 'sandbox-fault': 'lost_answer' },
    });
    await expect(lost).rejects.toThrow();
    const again = await sandbox.call('POST', '/orders', { body, headers });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  });

  it('refuses a body of more than 1 MB', async () => {
    const body = { amount: 100_00, currency: 'INR', reference: 'x'.repeat(1_100_000) };
    expect((await sandbox.call('POST', '/orders', { body })).status).toBe(413);
  });

  it('does not let time pass by itself with a virtual clock', async () => {
    const now = async () =>
      ((await (await sandbox.call('GET', '/sandbox/clock')).json()) as { now: string }).now;
    const first = await now();
    await sandbox.call('POST', '/sandbox/clock', { body: { seconds: 60 } });
    expect(Date.parse(await now()) - Date.parse(first)).toBe(60_000);
  });
});

it('does a log again to the same state as the engine does', async () => {
  const commands: Command[] = [
    {
      kind: 'call',
      request: requestFor('orders.create', { body: { amount: 700_00, currency: 'INR' } }),
    },
    { kind: 'refused', call: 'unknown', code: 'key_of_other_mode' },
    { kind: 'advance', ms: 3_600_000 },
    {
      kind: 'call',
      request: requestFor('payments.capture', { params: { payment_id: 'pay_test_0000000001' } }),
    },
  ];
  await writeFile(LOG, JSON.stringify({ table: tableDigest(), commands }));
  const state = replay(commands);
  const sandbox = await startSandbox('--clock', 'virtual', '--replay', LOG);
  for (const [target, kind] of [
    ['/orders', 'order'],
    ['/payments', 'payment'],
    ['/refunds', 'refund'],
  ] as const) {
    const { data } = (await (await sandbox.call('GET', `${target}?limit=100`)).json()) as {
      data: object[];
    };
    expect(data).toEqual(Object.values(state.objects[kind]).reverse());
  }
  sandbox.process.kill();
});

it('forwards events to this machine, signed for the clock of a receiver', async () => {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  let arrived: () => void = () => {};
  const two = new Promise<void>((done) => {
    arrived = () => got.length >= 2 && done();
  });
  const receiver = createServer(async (message, response) => {
    let body = '';
    for await (const part of message) body += part;
    got.push({ headers: message.headers, body });
    response.end();
    arrived();
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as { port: number };
  const sandbox = await startSandbox('--forward', `http://localhost:${port}/hook`);
  await sandbox.call('POST', '/payments/pay_test_0000000001/capture');
  await two;
  const types = got.map(({ headers, body }) => {
    // Throws for what is wrong or old.
    const event = new Webhook(secretOf(1)).verify(body, headers as Record<string, string>);
    return (event as { type: string }).type;
  });
  expect(types).toEqual(['payment.captured', 'order.paid']);
  sandbox.process.kill();
  receiver.close();
});
