import { createServer, request, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Command } from '#core/sandbox/commands.ts';
import { replay } from '#core/sandbox/replay.ts';
import { type Sandbox, sandboxServer } from '../../../../build/server/sandbox/sandbox-server.ts';
import { requestFor } from '../../core/sandbox/send.ts';

const KEY = 'test_key_for_everyone';
const ORDER = { amount: 100_00, currency: 'INR' };

const origin = 'http://localhost:5173';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<number> {
  opened.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as { port: number }).port;
}

interface Opened extends Sandbox {
  port: number;
  said: string[];
  call: (method: string, target: string, sent?: Call) => Promise<Answered>;
}
interface Call {
  headers?: Record<string, string>;
  body?: string | Buffer | object;
}
interface Answered {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

let keys = 0;

/** Commands but for the time that passes on the machine meanwhile. */
const acts = (commands: readonly Command[]) => commands.filter(({ kind }) => kind !== 'elapse');

/** The sandbox of this process, and how to call it. */
async function open(
  options: Partial<Parameters<typeof sandboxServer>[0]> = {},
  before: readonly Command[] = [],
): Promise<Opened> {
  const said: string[] = [];
  const sandbox = sandboxServer({ isVirtual: true, ...options }, before, (line) => said.push(line));
  const port = await listen(sandbox.server);
  const call = (method: string, target: string, { headers = {}, body }: Call = {}) =>
    new Promise<Answered>((done, fail) => {
      const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
      const sent = {
        authorization: `Bearer ${KEY}`,
        'idempotency-key': `of-this-process-${++keys}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      };
      request({ port, method, path: target, headers: sent }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      })
        .on('error', fail)
        .end(isRaw || body === undefined ? body : JSON.stringify(body));
    });
  return { ...sandbox, port, said, call };
}

/** A server that notes the types of the events that it gets. */
async function receiver() {
  const got: string[] = [];
  const port = await listen(
    createServer(async (message, response) => {
      let body = '';
      for await (const part of message) body += part;
      got.push(JSON.parse(body).type);
      response.end();
    }),
  );
  return { got, url: `http://localhost:${port}/hook` };
}

async function openWithReceiver() {
  const { got, url } = await receiver();
  return { got, ...(await open({ forward: url })) };
}

describe('what it answers', () => {
  it('is the answer of the engine, as indented JSON with a last line', async () => {
    const { call } = await open();
    const { status, headers, text } = await call('POST', '/orders', { body: ORDER });
    expect(status).toBe(201);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(text)).toMatchObject(ORDER);
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  });

  // RFC 9110, 15.3.5: a 204 has no content.
  it('is empty where the engine has no body', async () => {
    const { call } = await open();
    const made = await call('POST', '/webhook-endpoints', {
      body: { url: 'http://localhost:9/hook', events: [] },
    });
    const { id } = JSON.parse(made.text) as { id: string };
    const { status, text } = await call('DELETE', `/webhook-endpoints/${id}`);
    expect([status, text]).toEqual([204, '']);
  });

  // RFC 9110, 9.3.2.
  it('to HEAD is the head of GET', async () => {
    const { call, commands } = await open();
    const { status, text } = await call('HEAD', '/orders?limit=1');
    expect([status, text]).toEqual([200, '']);
    expect(commands.at(-1)).toMatchObject({ kind: 'call', request: { method: 'GET' } });
  });

  it('breaks off where the fault says that it is lost, and has done it', async () => {
    const { call, said } = await open();
    const lost = { 'idempotency-key': 'lost', 'sandbox-fault': 'lost_answer' };
    await expect(call('POST', '/orders', { body: ORDER, headers: lost })).rejects.toThrow();
    expect(said).toEqual(['POST /orders lost']);
    const again = await call('POST', '/orders', {
      body: ORDER,
      headers: { 'idempotency-key': 'lost' },
    });
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  });

  // Of a refused request nothing is said that could be real.
  it('is only kept, to be done again, where that is asked for', async () => {
    const { call, commands } = await open({ keeps: false });
    const { text } = await call('POST', '/orders', { body: ORDER });
    const { id } = JSON.parse(text) as { id: string };
    expect((await call('GET', `/orders/${id}`)).status).toBe(200);
    expect(commands).toEqual([]);
  });

  // RFC 9457, 3.1.1: the type of a problem is an address that explains it.
  it('leads from a problem to what its code means', async () => {
    const { call, commands, port } = await open();
    const { type } = JSON.parse((await call('GET', '/orders/order_test_ZZZZZZZZZZ')).text);
    expect(type).toBe(`http://localhost:${port}/problems/order_not_found`);
    const asked = acts(commands).length;
    const page = await call('GET', new URL(type).pathname);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(page.text).toContain('order_not_found');
    expect(acts(commands)).toHaveLength(asked);
  });

  it('is the checkout of a payment, at the address that the payment names, with what is due', async () => {
    const { call, got, port } = await openWithReceiver();
    const order = JSON.parse((await call('POST', '/orders', { body: ORDER })).text);
    const method = { type: 'card', return_url: 'http://localhost:8080/paid' };
    const body = { order_id: order.id, ...ORDER, method };
    const payment = JSON.parse((await call('POST', '/payments', { body })).text);
    const checkout = `/checkout/${payment.id}`;
    expect(payment.next_action.url).toBe(`http://localhost:${port}${checkout}`);
    const page = await call('GET', checkout);
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    await call('POST', checkout, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'payer=success%40example',
    });
    // What the press caused is sent at once.
    await expect.poll(() => got, { timeout: 20_000 }).toContain('payment.captured');
  });

  // Standard Webhooks: the time that is signed is in seconds since 1970. Receivers refuse one five minutes away.
  it('sends the payer back with the time of this machine, in seconds', async () => {
    const { call } = await open();
    const order = JSON.parse((await call('POST', '/orders', { body: ORDER })).text);
    const method = { type: 'card', return_url: 'http://localhost:8080/paid' };
    const body = { order_id: order.id, ...ORDER, method };
    const payment = JSON.parse((await call('POST', '/payments', { body })).text);
    const earliest = Math.floor(Date.now() / 1_000);
    const { status, headers } = await call('POST', `/checkout/${payment.id}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'payer=success%40example',
    });
    const latest = Math.floor(Date.now() / 1_000);
    expect(status).toBe(303);
    const time = Number(new URL(String(headers.location)).searchParams.get('timestamp'));
    expect(time).toBeGreaterThanOrEqual(earliest);
    expect(time).toBeLessThanOrEqual(latest);
  });

  it('is said in a line, without the address of what was refused', async () => {
    const { call, said } = await open();
    await call('GET', '/orders?limit=1');
    await call('GET', '/orders?limit=1', { headers: { authorization: 'Bearer live_of_somebody' } });
    expect(said).toEqual(['GET /orders?limit=1 200', 'GET  401']);
  });
});

describe('who may call it', () => {
  // DNS rebinding: the name in the Host header is what the page that calls believes to call.
  it.each([
    ['localhost', 200],
    ['localhost:80', 200],
    ['127.0.0.1:4270', 200],
    ['[::1]:4270', 200],
    ['kolam.example', 421],
    ['localhost.example', 421],
    ['localhost:80.example', 421],
    ['localhost:', 421],
  ])('as “%s” is answered %i', async (host, status) => {
    const { call, commands } = await open();
    const answer = await call('GET', '/orders', { headers: { host } });
    expect(answer.status).toBe(status);
    expect(acts(commands)).toHaveLength(status === 200 ? 1 : 0);
    if (status === 421) expect(JSON.parse(answer.text).code).toBe('host_not_allowed');
    if (status === 421) expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  // Fetch, 3.2: without these a page of another origin reads nothing.
  it('is not a page of another origin, if none was named', async () => {
    const { call } = await open();
    const { headers } = await call('GET', '/orders', { headers: { origin } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const asked = await call('OPTIONS', '/orders', { headers: { origin } });
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-'))).toEqual([]);
  });

  it('is a page of the origin that was named, whose questions before a call do nothing', async () => {
    const { call, commands } = await open({ allowOrigin: origin });
    const asked = await call('OPTIONS', '/orders', { headers: { origin } });
    expect([asked.status, asked.text]).toEqual([204, '']);
    expect(asked.headers['access-control-allow-methods']).toBe('GET, POST, DELETE');
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'sandbox-fault'])
      expect(asked.headers['access-control-allow-headers']).toContain(name);
    expect(acts(commands)).toEqual([]);
    const { headers } = await call('GET', '/orders', { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-expose-headers']).toBe('*');
    expect(acts(commands)).toHaveLength(1);
  });
});

describe('what it reads', () => {
  // RFC 8259, 8.1: JSON between systems is UTF-8; a mark of byte order may be ignored.
  it.each([
    ['in UTF-8', Buffer.from('{"amount":100,"currency":"INR","reference":"café"}'), 201],
    [
      'in Latin-1',
      Buffer.from('{"amount":100,"currency":"INR","reference":"café"}', 'latin1'),
      400,
    ],
    ['with a mark of byte order', Buffer.from('\ufeff{"amount":100,"currency":"INR"}'), 201],
  ])('is a body %s', async (_how, body, status) => {
    const { call } = await open();
    expect((await call('POST', '/orders', { body })).status).toBe(status);
  });

  it('is a body in pieces', async () => {
    const { port } = await open();
    const text = JSON.stringify({ ...ORDER, reference: 'café'.repeat(8) });
    const bytes = Buffer.from(text);
    const status = await new Promise<number | undefined>((done, fail) => {
      const sent = request(
        {
          port,
          method: 'POST',
          path: '/orders',
          headers: {
            authorization: `Bearer ${KEY}`,
            'content-type': 'application/json',
            'idempotency-key': 'in-pieces',
          },
        },
        (response) => response.resume().on('end', () => done(response.statusCode)),
      );
      sent.on('error', fail);
      // In the midst of a letter.
      const middle = bytes.indexOf(0xc3) + 1;
      sent.write(bytes.subarray(0, middle), () => {
        setTimeout(() => sent.end(bytes.subarray(middle)), 20);
      });
    });
    expect(status).toBe(201);
  });

  const bodyOf = (bytes: number) => {
    const empty = JSON.stringify({ ...ORDER, reference: '' }).length;
    return JSON.stringify({ ...ORDER, reference: 'x'.repeat(bytes - empty) });
  };

  // The reference: a body has at most 1 MB. What is within that is read, and refused for its field.
  it.each([
    [1_000_000, 422],
    [1_000_001, 413],
    [3_000_000, 413],
  ])('of %i bytes is answered %i', async (bytes, status) => {
    const { call, commands } = await open();
    expect((await call('POST', '/orders', { body: bodyOf(bytes) })).status).toBe(status);
    // And nothing of it is kept.
    expect(JSON.stringify(commands)).not.toContain('xxx');
  });

  // RFC 7578: what a file holds is bytes of any kind, in a form whose media type has no letter case.
  it.each(['multipart/form-data', 'Multipart/Form-Data'])(
    'of a form in %s are its fields and the names of its files',
    async (type) => {
      const { call, commands } = await open();
      const body = Buffer.concat([
        Buffer.from(
          '--b\r\ncontent-disposition: form-data; name="file"; filename="sample-document.png"\r\n\r\n',
        ),
        Buffer.from([0x89, 0xff, 0xfe, 0x41, 0x41, 0x41, 0x41, 0x80]),
        Buffer.from('\r\n--b--\r\n'),
      ]);
      const answer = await call('POST', '/ocr/verify', {
        body,
        headers: { 'content-type': `${type}; boundary=b` },
      });
      // What the reference shows for that file.
      expect(JSON.parse(answer.text)).toMatchObject({ status: 'read' });
      expect(JSON.stringify(commands)).toContain('sample-document.png');
      expect(JSON.stringify(commands)).not.toContain('AAAA');
    },
  );

  it('of a form with a file of more than a body may have is answered 413', async () => {
    const { call } = await open();
    const body = Buffer.concat([
      Buffer.from(
        '--b\r\ncontent-disposition: form-data; name="file"; filename="sample-document.png"',
      ),
      Buffer.from(`\r\n\r\n${'A'.repeat(1_000_001)}\r\n--b--\r\n`),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await call('POST', '/ocr/verify', { body, headers })).status).toBe(413);
  });

  it('is nothing where the sender goes away in the midst of it', async () => {
    const { port, call, commands } = await open();
    await new Promise<void>((done) => {
      const half = request({
        port,
        method: 'POST',
        path: '/orders',
        headers: { authorization: `Bearer ${KEY}`, 'content-length': 100 },
      });
      half.on('error', () => done());
      half.write('{"amount"', () => setTimeout(() => half.destroy(new Error('gone')), 50));
    });
    expect((await call('GET', '/orders?limit=1')).status).toBe(200);
    expect(acts(commands)).toHaveLength(1);
  });
});

describe('what may be done at an address', () => {
  // RFC 9110, 9.3.7 and 10.2.1.
  it.each([
    ['/orders', ['GET', 'HEAD', 'POST', 'OPTIONS']],
    ['/orders?limit=1', ['GET', 'HEAD', 'POST', 'OPTIONS']],
    ['/balance', ['GET', 'HEAD', 'OPTIONS']],
  ])('OPTIONS %s is told, and does nothing', async (target, allow) => {
    const { call, commands } = await open();
    const { status, headers } = await call('OPTIONS', target);
    expect([status, acts(commands)]).toEqual([204, []]);
    expect(String(headers.allow).split(', ').sort()).toEqual(allow.sort());
  });

  it('is nothing where no call is', async () => {
    const { call } = await open();
    expect((await call('OPTIONS', '/nothing')).status).toBe(404);
    const { call: fromPage } = await open({ allowOrigin: origin });
    const { status, headers } = await fromPage('OPTIONS', '/nothing');
    expect([status, headers.allow]).toEqual([204, undefined]);
  });
});

describe('its time', () => {
  const passed = ({ commands }: Sandbox) =>
    commands.reduce((sum, each) => sum + (each.kind === 'advance' ? each.ms : 0), 0);

  it('passes by calls alone, if it is virtual', async () => {
    const sandbox = await open();
    const now = async () => JSON.parse((await sandbox.call('GET', '/sandbox/clock')).text).now;
    const first = await now();
    await pause(450);
    expect(await now()).toBe(first);
    expect(passed(sandbox)).toBe(0);
  });

  it('passes unasked else, and pauses between two calls are one command', async () => {
    const before = performance.now();
    const sandbox = await open({ isVirtual: false });
    const opened = performance.now();
    await expect.poll(() => passed(sandbox), { timeout: 20_000 }).toBeGreaterThan(600);
    // What passed here in full milliseconds, with what the last look has not seen yet.
    expect(passed(sandbox)).toBeLessThanOrEqual(performance.now() - before);
    expect(sandbox.commands).toHaveLength(1);
    await sandbox.call('GET', '/orders?limit=1');
    expect(passed(sandbox)).toBeGreaterThanOrEqual(600);
    expect(sandbox.commands.map(({ kind }) => kind)).toEqual(['advance', 'call']);
    expect(opened).toBeGreaterThanOrEqual(before);
  });

  it('is looked at no more once the server is closed', async () => {
    const sandbox = await open({ isVirtual: false });
    await new Promise((done) => sandbox.server.close(done));
    const { length } = sandbox.commands;
    const ms = passed(sandbox);
    await pause(450);
    expect([sandbox.commands.length, passed(sandbox)]).toEqual([length, ms]);
  });
});

it('does first what it is given, and keeps it before what follows', async () => {
  const before: Command[] = [
    { kind: 'call', request: requestFor('orders.create', { body: { ...ORDER, amount: 777_00 } }) },
  ];
  const { call, commands } = await open({}, before);
  const { text } = await call('GET', '/orders?limit=1');
  expect(JSON.parse(text).data[0].amount).toBe(777_00);
  expect(acts(commands)).toHaveLength(2);
  expect(before).toHaveLength(1);
  expect(JSON.parse(text).data).toEqual(
    Object.values(replay(commands).objects.order).reverse().slice(0, 1),
  );
});

describe('events', () => {
  it('are sent after the call that caused them, and what came of it is kept and said', async () => {
    const { got, url } = await receiver();
    const { call, commands, said } = await open({ forward: url });
    await call('POST', '/payments/pay_test_0000000001/capture');
    await expect.poll(() => said.length, { timeout: 20_000 }).toBe(3);
    expect(got).toEqual(['payment.captured', 'order.paid']);
    expect(acts(commands).slice(1)).toMatchObject([
      { kind: 'attempted', status: 200 },
      { kind: 'attempted', status: 200 },
    ]);
    expect(said[1]).toMatch(new RegExp(`^evt_test_\\w+ to ${url}: 200$`));
  });

  it('are sent when their time has come, without another call', async () => {
    const { got, url } = await receiver();
    const { call } = await open({ forward: url, isVirtual: false });
    // The fault of that name: ten minutes later. Nine of them and most of the tenth pass at once.
    await call('POST', '/payments/pay_test_0000000001/capture', {
      headers: { 'sandbox-fault': 'late' },
    });
    await call('POST', '/sandbox/clock', { body: { seconds: 599 } });
    expect(got).toEqual([]);
    await expect.poll(() => got.length, { timeout: 20_000 }).toBe(2);
  });

  it('are told as unanswered where nobody answers', async () => {
    const { call, said } = await open({ forward: 'http://localhost:9/hook' });
    await call('POST', '/payments/pay_test_0000000001/capture');
    await expect.poll(() => said.length, { timeout: 20_000 }).toBe(3);
    expect(said[1]).toMatch(/^evt_test_\w+ to http:\/\/localhost:9\/hook: no answer$/);
  });
});
