import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http';
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
  it('is one module without dependencies, of at most 88 KB (decision 089)', async () => {
    const text = readFileSync(await theFile(), 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(88 * 1_024);
    const named = [...text.matchAll(/(?:from|import\()\s*["'`]([^"'`]+)["'`]/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(name).toMatch(/^node:/);
  });

  it('is made the same each time, so that its digest holds', async () => {
    const { sandboxFile } = await import('../../../../build/artifacts/api/sandbox-file.ts');
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(digest((await sandboxFile(process.cwd())).source)).toBe(
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
    [['--port', ''], '--port'],
    [['--port', '0x10'], '--port'],
    [['--port', '65536'], '--port'],
    [['--seed', '-1'], '--seed'],
    [['--seed', '67108864'], '--seed'],
    [['--seed', '1', '--replay', 'log.json'], '--replay'],
    [['--allow-host', 'other.test', '--forward', 'http://another.test/hook'], '--forward'],
  ])('refuses %j and shows how it is used', async (args, about) => {
    const { status, stderr } = spawnSync(process.execPath, [await theFile(), ...args], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(about);
    expect(stderr).toContain('--replay FILE');
  });

  it.each(['--help', '-h'])(
    'says with %s how it is used, which is not an error',
    async (option) => {
      const run = spawnSync(process.execPath, [await theFile(), option], { encoding: 'utf8' });
      expect([run.status, run.stderr]).toEqual([0, '']);
      expect(run.stdout).toContain('--allow-host NAME');
    },
  );

  it('says in words that its port is taken', async () => {
    const sandbox = await startSandbox();
    const port = new URL(sandbox.origin).port;
    const args = [await theFile(), '-p', port];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    sandbox.process.kill();
    expect([status, stderr.split('\n')[0]]).toEqual([1, expect.stringMatching(/^Port .* taken/)]);
  });

  const order = { method: 'GET', target: '/orders', headers: {}, body: '' };
  const logOf = (...commands: unknown[]) => JSON.stringify({ table: tableDigest(), commands });
  it.each([
    ['of another table', JSON.stringify({ table: 'another', commands: [] }), 'another version'],
    ['that is cut off', logOf({ kind: 'advance', ms: 1 }).slice(0, -4), 'cut off'],
    ['that is empty', '', 'no log'],
    ['that is other JSON', 'null', 'no log'],
    ['with a step that is nothing', logOf(null), 'damaged'],
    ['with a step of an unknown kind', logOf({ kind: 'other' }), 'damaged'],
    ['with an invalid time', logOf({ kind: 'advance', ms: 'soon' }), 'damaged'],
    [
      'with a call without its headers',
      logOf({ kind: 'call', request: { target: '/' } }),
      'damaged',
    ],
    [
      'with an unknown problem',
      logOf({ kind: 'call', request: order }, { kind: 'refused', call: 'unknown', code: 'none' }),
      'damaged',
    ],
  ])('refuses a log %s, in words', async (_what, log, words) => {
    await writeFile(LOG, log);
    const args = [await theFile(), '--port', '0', '--replay', LOG];
    const options = { encoding: 'utf8', timeout: 10_000 } as const;
    const { status, stderr } = spawnSync(process.execPath, args, options);
    expect([status, stderr.split('\n')[0]]).toEqual([1, expect.stringContaining(words)]);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it('says which log it cannot read', async () => {
    const args = [await theFile(), '--replay', '/nowhere/log.json'];
    const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr.split('\n')[0]).toContain('/nowhere/log.json cannot be read');
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

  // RFC 6761, 6.3: what ends in .localhost is this machine.
  it.each(['localhost', 'localhost:4270', '127.0.0.1:4270', '[::1]:4270', 'api.localhost:4270'])(
    'answers to %s',
    async (host) => expect(await statusFor(host)).toBe(401),
  );

  it.each(['kolam.example', 'localhost.evil.example', 'evil.example:4270', '192.168.1.9'])(
    'does not answer to %s: another site may have made its name point here',
    async (host) => expect(await statusFor(host)).toBe(421),
  );

  it('tells a client that calls it by another name so, as a problem', async () => {
    const told = await new Promise<[string | undefined, string]>((done, fail) => {
      request(`${sandbox.origin}/balance`, { headers: { host: 'evil.example' } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => done([response.headers['content-type'], text]));
      })
        .on('error', fail)
        .end();
    });
    expect(told[0]).toBe('application/problem+json');
    expect(told[1]).not.toContain('evil');
    expect(JSON.parse(told[1])).toMatchObject({
      status: 421,
      code: 'host_not_allowed',
      type: `${sandbox.origin}/problems/host_not_allowed`,
    });
  });

  // RFC 9110, 9.3.7: what may be done with a path, without a key.
  it.each([
    ['/orders', 204, 'POST, GET, HEAD, OPTIONS'],
    ['/orders?limit=1', 204, 'POST, GET, HEAD, OPTIONS'],
    ['/webhook-endpoints/whep_test_0000000001', 204, 'DELETE, OPTIONS'],
    ['/nothing', 404, null],
  ])('answers to OPTIONS %s with %s', async (path, status, allow) => {
    const answer = await fetch(sandbox.origin + path, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
  });

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

  const token = 'Bearer test_key_for_everyone';

  it('lives on when a sender goes away in the middle of a body', async () => {
    await new Promise<void>((done) => {
      const half = request(`${sandbox.origin}/orders`, {
        method: 'POST',
        headers: { authorization: token, 'content-length': 100 },
      });
      half.on('error', () => done());
      half.write('{"amount"', () => setTimeout(() => half.destroy(new Error('gone')), 100));
    });
    expect((await sandbox.call('GET', '/orders?limit=1')).status).toBe(200);
  });

  // RFC 9110, 9.3.2: as GET, without its body.
  it('answers to HEAD with the head of GET', async () => {
    const [head, get] = await Promise.all([
      sandbox.call('HEAD', '/orders?limit=1'),
      sandbox.call('GET', '/orders?limit=1'),
    ]);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  });

  // RFC 8259, 8.1: JSON between systems is UTF-8, without a mark of byte order, which may be ignored.
  it.each([
    [
      'in Latin-1',
      Buffer.from('{"amount":100,"currency":"INR","reference":"caf\u00e9"}', 'latin1'),
      400,
    ],
    ['in UTF-8', Buffer.from('{"amount":100,"currency":"INR","reference":"caf\u00e9"}'), 201],
    ['with a mark of byte order', Buffer.from('\ufeff{"amount":100,"currency":"INR"}'), 201],
  ])('reads a body %s', async (name, body, status) => {
    const answer = await fetch(`${sandbox.origin}/orders`, {
      method: 'POST',
      headers: {
        authorization: token,
        'content-type': 'application/json',
        'idempotency-key': name.replaceAll(' ', '-'),
      },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it('answers on the same connection after a body that was too large', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (body: string) =>
      new Promise<[number | undefined, boolean]>((done, fail) => {
        const sent = request(
          `${sandbox.origin}/orders`,
          {
            agent,
            method: 'POST',
            headers: {
              authorization: token,
              'content-type': 'application/json',
              'idempotency-key': `large-${body.length}`,
            },
          },
          (response) => {
            response.resume().on('end', () => done([response.statusCode, sent.reusedSocket]));
          },
        );
        sent.on('error', fail).end(body);
      });
    expect(await send(`"${'x'.repeat(1_100_000)}"`)).toEqual([413, false]);
    expect(await send('{"amount":100,"currency":"INR"}')).toEqual([201, true]);
    agent.destroy();
  });

  it('refuses a body of more than 1 MB', async () => {
    const body = { amount: 100_00, currency: 'INR', reference: 'x'.repeat(1_100_000) };
    expect((await sandbox.call('POST', '/orders', { body })).status).toBe(413);
  });

  it('does not let time pass with a virtual clock', async () => {
    const now = async () =>
      ((await (await sandbox.call('GET', '/sandbox/clock')).json()) as { now: string }).now;
    const first = await now();
    await sandbox.call('POST', '/sandbox/clock', { body: { seconds: 60 } });
    expect(Date.parse(await now()) - Date.parse(first)).toBe(60_000);
  });
});

describe('a local sandbox that is started again', () => {
  /** Ids of an order and of a request. */
  async function firstIds(...args: string[]) {
    const sandbox = await startSandbox('--clock', 'virtual', ...args);
    const answer = await sandbox.call('POST', '/orders', {
      body: { amount: 100_00, currency: 'INR' },
    });
    const { id } = (await answer.json()) as { id: string };
    return { sandbox, ids: [id, answer.headers.get('request-id')] };
  }

  it('makes other ids, and with --seed the same', async () => {
    const runs = [await firstIds(), await firstIds(), await firstIds('--seed', '7')];
    const again = await firstIds('--seed', '7');
    for (const { sandbox } of [...runs, again]) sandbox.process.kill();
    expect(new Set(runs.flatMap(({ ids }) => ids)).size).toBe(6);
    expect(again.ids).toEqual(runs[2]?.ids);
  });

  it('makes the same ids where it does its log again, seed and all', async () => {
    const { sandbox, ids } = await firstIds('--log', LOG);
    const ended = new Promise((done) => sandbox.process.once('exit', done));
    sandbox.process.kill('SIGINT');
    await ended;
    const again = await startSandbox('--clock', 'virtual', '--replay', LOG);
    const { data } = (await (await again.call('GET', '/orders?limit=1')).json()) as {
      data: { id: string }[];
    };
    again.process.kill();
    expect(data[0]?.id).toBe(ids[0]);
  });
});

it('answers again after a limit though its own clock is stopped, as Retry-After says', async () => {
  const sandbox = await startSandbox('--clock', 'virtual');
  const headers = { authorization: 'Bearer test_key_limited' };
  const get = () => sandbox.call('GET', '/sandbox/clock', { headers });
  let refused = await get();
  while (refused.status === 200) refused = await get();
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after')) * 1_000;
  await new Promise((done) => setTimeout(done, wait));
  expect((await get()).status).toBe(200);
  sandbox.process.kill();
});

it('answers to names that were allowed, in any letter case, and to no other', async () => {
  const names = ['host.docker.internal', '10.0.2.2'];
  const sandbox = await startSandbox(...names.flatMap((name) => ['--allow-host', name]));
  const statusFor = (host: string) =>
    new Promise((done) => {
      request(`${sandbox.origin}/balance`, { headers: { host } }, (response) => {
        response.resume();
        done(response.statusCode);
      }).end();
    });
  expect(await statusFor('Host.Docker.Internal:4270')).toBe(401);
  expect(await statusFor('10.0.2.2')).toBe(401);
  expect(await statusFor('10.0.2.3')).toBe(421);
  sandbox.process.kill();
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

it('lets a page of a named origin call it and read its headers, and no other', async () => {
  const origin = 'http://localhost:5173';
  const sandbox = await startSandbox('--allow-origin', origin);
  const asked = await sandbox.call('OPTIONS', '/orders', {
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(asked.status).toBe(204);
  // Fetch, 4.8 and 4.9: the names that a request may carry, in any letter case.
  const allowed = asked.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'kolam-version']),
  );
  const answer = await sandbox.call('GET', '/orders', { headers: { origin } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('access-control-expose-headers')).toBe('*');
  sandbox.process.kill();
});
