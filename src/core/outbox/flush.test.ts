import 'fake-indexeddb/auto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FlushOptions } from '#core/outbox/flush.ts';
import { SEND_SPACING_MS } from '#core/outbox/limits.ts';
import type { Payload } from '#core/outbox/payload.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { asDeleted, askToSendNow, startAttempt } from '#core/outbox/transitions.ts';
import { openDatabase } from '#store/idb-storage.ts';

/**
 * The outbox against a real HTTP server and a real (in-memory) IndexedDB. Web Locks are the one thing
 * that Node lacks; the stand-in below is exclusive, as theirs is.
 */

let server: Server;
let answer: { status: number; text: string } | 'reset' = { status: 200, text: 'OK' };
/** What happens to the network in the middle of a post. */
let onPost = () => {};
let token = 'kolam-online';
const posts: { message_id: string; attempt: number; message: string; at: number }[] = [];

/** Milliseconds that the clock went on at once, where the rate limit delayed the next post. */
let skippedMs = 0;

vi.mock('#lib/delay.ts', async (original) => {
  const { delay } = await original<typeof import('#lib/delay.ts')>();
  return {
    delay: async (ms: number) => {
      if (ms > SEND_SPACING_MS) return delay(ms);
      skippedMs += ms;
    },
  };
});

beforeAll(async () => {
  const { now } = Date;
  Date.now = () => now() + skippedMs;
  server = createServer((request, response) => {
    if (request.url?.startsWith('/online.txt')) return void response.end(token);
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      posts.push({ ...JSON.parse(body).template_params, at: Date.now() });
      onPost();
      if (answer === 'reset') request.socket.destroy();
      else response.writeHead(answer.status).end(answer.text);
    });
  });
  await new Promise<void>((done) => server.listen(0, done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const held = new Set<string>();
  vi.stubGlobal('location', new URL(origin));
  const realFetch = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    realFetch(new URL(url, origin), init),
  );
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      async request(name: string, ...rest: unknown[]) {
        const work = rest.at(-1) as (lock: object | null) => unknown;
        const { ifAvailable } = (rest.length > 1 ? rest[0] : {}) as { ifAvailable?: boolean };
        while (held.has(name)) {
          if (ifAvailable) return work(null);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        held.add(name);
        try {
          return await work({});
        } finally {
          held.delete(name);
        }
      },
    },
  });
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service');
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_ID', 'template');
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key');
});

afterAll(() => server.close());

const payload = { from_name: 'Asha', from_email: 'asha@shop.example', message: 'Hello' };

async function outbox() {
  const [{ browserDevice }, flushing, submitting, { textHash }, store, { readQueue }] =
    await Promise.all([
      import('#core/outbox/browser-device.ts'),
      import('#core/outbox/flush.ts'),
      import('#core/outbox/submit.ts'),
      import('#core/outbox/identity.ts'),
      import('#core/outbox/store.ts'),
      import('#core/outbox/queue.ts'),
    ]);
  const change = (id: string, how: (record: OutboxRecord) => OutboxRecord | undefined) =>
    store.changeRecord(browserDevice, id, how);
  return {
    flush: (options?: FlushOptions) => flushing.flush(browserDevice, options),
    submit: async (id: string, text: Payload, replaces = '') => {
      const hash = await textHash(browserDevice, text);
      return submitting.submit(browserDevice, { id, hash }, text, replaces);
    },
    sendNow: (id: string) => change(id, (record) => askToSendNow(record, Date.now())),
    change,
    waiting: () => store.waitingRecords(browserDevice),
    inventory: () => store.inventory(browserDevice),
    queue: () => readQueue(browserDevice),
    async clear() {
      const all = ['messages', 'queue'] as const;
      await browserDevice.transact(all, 'readwrite', async ({ messages, queue }) => {
        messages.clear();
        queue.clear();
      });
    },
  };
}

beforeEach(async () => {
  const { clear } = await outbox();
  await clear();
  posts.length = 0;
  answer = { status: 200, text: 'OK' };
  onPost = () => {};
  token = 'kolam-online';
  setOnline(true);
});

/** What the browser says of the network, which may be wrong. */
const sayOnline = (onLine: boolean) => Object.assign(navigator, { onLine });

function setOnline(isOnline: boolean): void {
  sayOnline(isOnline);
  token = isOnline ? 'kolam-online' : '';
}

describe('submit', () => {
  it('delivers at once when there is a network', async () => {
    const { submit, waiting } = await outbox();
    expect(await submit('a1', payload)).toBe('sent');
    expect(posts).toMatchObject([{ message_id: 'a1', attempt: 1, message: 'Hello' }]);
    expect(await waiting()).toEqual([]);
  });

  it('delivers one text once, however often it is submitted', async () => {
    const { submit } = await outbox();
    const at = () => submit('a2', payload);
    expect(await Promise.all([at(), at(), at()])).toEqual(['sent', 'sent', 'sent']);
    expect(await at()).toBe('sent');
    expect(posts).toHaveLength(1);
  });

  it('delivers if the browser wrongly reports no network', async () => {
    const { submit } = await outbox();
    sayOnline(false);
    expect(await submit('a0', payload)).toBe('sent');
    expect(posts).toMatchObject([{ message_id: 'a0' }]);
  });

  it('queues without a post when the device is offline, and says so', async () => {
    const { submit, waiting } = await outbox();
    setOnline(false);
    expect(await submit('a3', payload)).toBe('queued');
    expect(posts).toHaveLength(0);
    expect(await waiting()).toMatchObject([{ id: 'a3', status: 'queued', journal: [] }]);
  });

  it('queues without a post behind a captive portal, whose token is not ours', async () => {
    const { submit } = await outbox();
    token = '<html>Please log in</html>';
    expect(await submit('a4', payload)).toBe('queued');
    expect(posts).toHaveLength(0);
  });

  it('queues, and counts the post, when the network drops during it', async () => {
    const { submit, waiting } = await outbox();
    answer = 'reset';
    onPost = () => {
      token = '<html>Please log in</html>';
    };
    expect(await submit('a4', payload)).toBe('queued');
    expect(await waiting()).toMatchObject([
      { status: 'queued', journal: [{ number: 1, response: '@offline' }] },
    ]);
  });

  it('fails when the mail service refuses, and does not retry unasked', async () => {
    const { submit, flush, waiting } = await outbox();
    answer = { status: 500, text: 'broken' };
    expect(await submit('a5', payload)).toBe('failed');
    answer = { status: 200, text: 'OK' };
    await flush({ reconnected: true });
    expect(posts).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ id: 'a5', status: 'attention' }]);
    expect(await submit('a5', payload)).toBe('sent');
    expect(posts.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('gives a changed text a new id, and the same text the id of its last attempt', async () => {
    const { browserDevice } = await import('#core/outbox/browser-device.ts');
    const { identify } = await import('#core/outbox/identity.ts');
    const { submit, waiting } = await outbox();
    const first = await identify(browserDevice, { id: '', hash: '' }, payload);
    expect(await identify(browserDevice, first, { ...payload })).toEqual(first);
    const changed = { ...payload, message: 'Hello again' };
    const { id } = await identify(browserDevice, first, changed);
    expect(id).not.toBe(first.id);
    answer = 'reset';
    expect(await submit(first.id, payload)).toBe('failed');
    answer = { status: 200, text: 'OK' };
    expect(await submit(id, changed, first.id)).toBe('sent');
    expect(posts).toMatchObject([{ message_id: first.id }, { message_id: id }]);
    expect(await waiting()).toEqual([]);
  });

  it('refuses the 101st message that would have to wait', async () => {
    const { submit, waiting } = await outbox();
    setOnline(false);
    for (let i = 0; i < 100; i++) await submit(`b${i}`, payload);
    expect(await submit('b100', payload)).toBe('full');
    expect(await waiting()).toHaveLength(100);
  });

  it('fails at once in a build without mail settings, also offline', async () => {
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '');
    const { submit } = await outbox();
    setOnline(false);
    expect(await submit('a7', payload)).toBe('failed');
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key');
  });
});

describe('flush', () => {
  async function queue(...ids: string[]) {
    const { submit } = await outbox();
    setOnline(false);
    for (const id of ids) await submit(id, payload);
    setOnline(true);
  }

  it('sends waiting messages in the order of writing, 1.1 s apart, from one sender only', async () => {
    const { flush } = await outbox();
    await queue('c1', 'c2', 'c3');
    const results = await Promise.all([flush(), flush(), flush(), flush()]);
    expect(posts.map(({ message_id }) => message_id)).toEqual(['c1', 'c2', 'c3']);
    expect(results.map(({ sent }) => sent).sort()).toEqual([0, 0, 0, 3]);
    const gaps = posts.slice(1).map(({ at }, index) => at - (posts[index]?.at ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1_100);
  });

  it('pauses the queue when the account is at fault, and still sends on demand', async () => {
    const { flush, sendNow, queue: state } = await outbox();
    await queue('d1', 'd2');
    answer = { status: 412, text: 'Gmail_API: Invalid grant' };
    expect(await flush()).toMatchObject({ sent: 0, remaining: 2, stopped: 'paused' });
    expect(posts).toHaveLength(1);
    expect(await state()).toMatchObject({ pausedFor: 'service' });
    await sendNow('d2');
    expect((await flush()).sent).toBe(0);
    expect(posts.map(({ message_id }) => message_id)).toEqual(['d1', 'd2']);
    answer = { status: 200, text: 'OK' };
    expect((await flush()).sent).toBe(0);
    // A delivery shows that the service is well again, so the others follow.
    await sendNow('d2');
    expect((await flush()).sent).toBe(2);
    expect(posts.map(({ message_id }) => message_id)).toEqual(['d1', 'd2', 'd2', 'd1']);
  });

  it('sets one bad message aside for its author and sends the others', async () => {
    const { flush, waiting } = await outbox();
    await queue('e1', 'e2');
    onPost = () => {
      const isFirst = posts.length === 1;
      answer = isFirst
        ? { status: 413, text: 'Variables size limit' }
        : { status: 200, text: 'OK' };
    };
    expect(await flush()).toMatchObject({ sent: 1, remaining: 0 });
    expect(await waiting()).toMatchObject([{ id: 'e1', status: 'attention' }]);
  });

  it('posts nothing when its own server cannot be reached', async () => {
    const { flush, waiting } = await outbox();
    await queue('f1');
    token = 'captive portal';
    expect(await flush()).toMatchObject({ sent: 0, remaining: 1, stopped: 'offline' });
    expect(posts).toHaveLength(0);
    expect(await waiting()).toMatchObject([{ journal: [], status: 'queued' }]);
  });

  it('takes over a message whose sender died, no sooner than after a minute, under the same id', async () => {
    const { flush, change } = await outbox();
    await queue('g1');
    await change('g1', (r) => startAttempt(r, { id: 'dead', at: Date.now() }, false));
    const result = await flush({ reconnected: true });
    expect(posts).toHaveLength(0);
    expect(result.nextAt).toBeGreaterThan(Date.now() + 50_000);
    await change('g1', (r) => ({ ...r, nextAt: Date.now() }));
    await flush();
    expect(posts).toMatchObject([{ message_id: 'g1', attempt: 2 }]);
  });

  it('never sends a message that its author deleted', async () => {
    const { flush, change } = await outbox();
    await queue('h1');
    await change('h1', asDeleted);
    await flush();
    expect(posts).toHaveLength(0);
  });

  it('quarantines unreadable records and leaves newer ones alone', async () => {
    const { flush, inventory } = await outbox();
    const raw = openDatabase({ name: 'kolam-outbox', version: 1 }, ['messages', 'queue'], 'strict');
    await queue('i1');
    await raw.messages.set('junk', { schema: 1, id: 7 });
    await raw.messages.set('future', { schema: 99, text: 'from a newer version' });
    expect((await flush()).sent).toBe(1);
    expect(await inventory()).toMatchObject({ quarantined: 1 });
    expect(await raw.messages.get('future')).toEqual({ schema: 99, text: 'from a newer version' });
  });

  it.each([
    ['is waiting', 'queued', true],
    ['was delivered', 'sent', false],
    ['was deleted', 'deleted', false],
  ])('a message of a newer version is told of while it waits: it %s', async (_, status, told) => {
    const { inventory } = await outbox();
    const raw = openDatabase({ name: 'kolam-outbox', version: 1 }, ['messages', 'queue'], 'strict');
    await queue('k1');
    expect(await inventory()).toMatchObject({ hasNewer: false, quarantined: 0 });
    await raw.messages.set('future', { schema: 99, status });
    const { known, hasNewer } = await inventory();
    expect([...known].sort()).toEqual(['future', 'k1']);
    expect(hasNewer).toBe(told);
  });

  it('sends the others even if an unreadable one cannot be quarantined, and counts it', async () => {
    const { flush, inventory } = await outbox();
    const raw = openDatabase({ name: 'kolam-outbox', version: 1 }, ['messages', 'queue'], 'strict');
    await queue('j1');
    await raw.messages.set('junk', 'no message');
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (String(key).startsWith('set-aside:')) throw new DOMException('', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    expect((await flush()).sent).toBe(1);
    expect(await inventory()).toMatchObject({ quarantined: 1 });
    vi.restoreAllMocks();
    expect(await raw.messages.get('junk')).toBe('no message');
  });
});
