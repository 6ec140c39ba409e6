import 'fake-indexeddb/auto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/**
 * The outbox against a real HTTP server and a real (in-memory) IndexedDB. Web Locks are the one thing
 * that Node lacks; the stand-in below is exclusive, as theirs is.
 */

let server: Server;
let answer: { status: number; text: string } | 'reset' = { status: 200, text: 'OK' };
let token = 'kolam-online';
const posts: { message_id: string; attempt: number; message: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/online.txt')) return void response.end(token);
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      posts.push(JSON.parse(body).template_params);
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
  const [{ flush }, { submit }, store] = await Promise.all([
    import('../../../../src/core/outbox/flush.ts'),
    import('../../../../src/core/outbox/submit.ts'),
    import('../../../../src/core/outbox/store.ts'),
  ]);
  return { flush, submit, store };
}

beforeEach(async () => {
  const { store } = await outbox();
  for (const { id } of await store.allRecords())
    await store.changeRecord(id, (r) => ({ ...r, status: 'deleted' }));
  await store.changeQueue({ pausedUntil: 0, pausedFor: '', lastPostAt: 0 });
  posts.length = 0;
  answer = { status: 200, text: 'OK' };
  token = 'kolam-online';
  setOnline(true);
});

afterEach(() => {
  vi.useRealTimers();
});

const setOnline = (onLine: boolean) => Object.assign(navigator, { onLine });

describe('submit', () => {
  it('delivers at once when there is a network', async () => {
    const { submit, store } = await outbox();
    expect(await submit('a1', payload)).toEqual({ outcome: 'sent', id: 'a1' });
    expect(posts).toMatchObject([{ message_id: 'a1', attempt: 1, message: 'Hello' }]);
    expect(await store.waitingRecords()).toEqual([]);
  });

  it('delivers one id once, however often it is submitted', async () => {
    const { submit } = await outbox();
    await Promise.all([submit('a2', payload), submit('a2', payload), submit('a2', payload)]);
    expect(await submit('a2', payload)).toEqual({ outcome: 'sent', id: 'a2' });
    expect(posts).toHaveLength(1);
  });

  it('queues without a post when the device says that it is offline', async () => {
    const { submit, store } = await outbox();
    setOnline(false);
    expect((await submit('a3', payload)).outcome).toBe('queued');
    expect(posts).toHaveLength(0);
    expect(await store.waitingRecords()).toMatchObject([
      { id: 'a3', status: 'queued', attempts: 0 },
    ]);
  });

  it('queues when nothing answers and the token is not ours, as behind a captive portal', async () => {
    const { submit } = await outbox();
    answer = 'reset';
    token = '<html>Please log in</html>';
    expect((await submit('a4', payload)).outcome).toBe('queued');
  });

  it('fails, and sends nothing later by itself, when the mail service refuses', async () => {
    const { submit, flush, store } = await outbox();
    answer = { status: 500, text: 'broken' };
    expect((await submit('a5', payload)).outcome).toBe('failed');
    answer = { status: 200, text: 'OK' };
    await flush({ reconnected: true });
    expect(posts).toHaveLength(1);
    expect(await store.waitingRecords()).toMatchObject([{ id: 'a5', status: 'attention' }]);
    expect((await submit('a5', payload)).outcome).toBe('sent');
    expect(posts.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('gives a changed text a new id once the first form of it may have arrived', async () => {
    const { submit } = await outbox();
    answer = 'reset';
    expect(await submit('a6', payload)).toEqual({ outcome: 'failed', id: 'a6' });
    answer = { status: 200, text: 'OK' };
    const { outcome, id } = await submit('a6', { ...payload, message: 'Hello again' });
    expect(outcome).toBe('sent');
    expect(id).not.toBe('a6');
  });

  it('refuses the 101st message that would have to wait', async () => {
    const { submit, store } = await outbox();
    setOnline(false);
    for (let i = 0; i < 100; i++) await submit(`b${i}`, payload);
    expect((await submit('b100', payload)).outcome).toBe('full');
    expect(await store.waitingRecords()).toHaveLength(100);
  });

  it('fails at once in a build without mail settings, also offline', async () => {
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '');
    const { submit } = await outbox();
    setOnline(false);
    expect((await submit('a7', payload)).outcome).toBe('failed');
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

  it('sends what waits in the order of writing, 1.1 s apart, from one sender only', async () => {
    const { flush } = await outbox();
    await queue('c1', 'c2', 'c3');
    const begun = Date.now();
    const results = await Promise.all([flush(), flush(), flush(), flush()]);
    expect(posts.map(({ message_id }) => message_id)).toEqual(['c1', 'c2', 'c3']);
    expect(results.map(({ sent }) => sent).sort()).toEqual([0, 0, 0, 3]);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(2_200);
  });

  it('holds the whole queue when the operator is at fault, and still sends on demand', async () => {
    const { flush, store } = await outbox();
    await queue('d1', 'd2');
    answer = { status: 412, text: 'Invalid grant' };
    expect(await flush()).toMatchObject({ sent: 0, remaining: 2, stopped: 'paused' });
    expect(posts).toHaveLength(1);
    expect(await store.readQueue()).toMatchObject({ pausedFor: 'service' });
    expect((await flush({ now: 'd2' })).sent).toBe(0);
    expect(posts.map(({ message_id }) => message_id)).toEqual(['d1', 'd2']);
    answer = { status: 200, text: 'OK' };
    expect((await flush()).sent).toBe(0);
    // A delivery shows that the service is well again, so the others follow.
    expect((await flush({ now: 'd2' })).sent).toBe(2);
    expect(posts.map(({ message_id }) => message_id)).toEqual(['d1', 'd2', 'd2', 'd1']);
  });

  it('sets one bad message aside for its author and sends the others', async () => {
    const { flush, store } = await outbox();
    await queue('e1', 'e2');
    answer = { status: 413, text: 'Variables size limit' };
    const first = flush();
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    answer = { status: 200, text: 'OK' };
    expect(await first).toMatchObject({ sent: 1, remaining: 0 });
    expect(await store.waitingRecords()).toMatchObject([{ id: 'e1', status: 'attention' }]);
  });

  it('counts no attempt when its own server cannot be reached', async () => {
    const { flush, store } = await outbox();
    await queue('f1');
    token = 'captive portal';
    expect(await flush()).toMatchObject({ sent: 0, remaining: 1, stopped: 'offline' });
    expect(posts).toHaveLength(0);
    expect(await store.waitingRecords()).toMatchObject([{ attempts: 0, status: 'queued' }]);
  });

  it('takes over a message whose sender died, no sooner than after a minute, under the same id', async () => {
    const { flush, store } = await outbox();
    await queue('g1');
    await store.changeRecord('g1', (r) => ({ ...r, status: 'sending', attempts: 1 }));
    const result = await flush({ reconnected: true });
    expect(posts).toHaveLength(0);
    expect(result.nextAt).toBeGreaterThan(Date.now() + 50_000);
    await store.changeRecord('g1', (r) => ({ ...r, nextAt: Date.now() }));
    await flush();
    expect(posts).toMatchObject([{ message_id: 'g1', attempt: 2 }]);
  });

  it('never sends a message that its author deleted', async () => {
    const { flush, store } = await outbox();
    const { asDeleted } = await import('../../../../src/core/outbox/transitions.ts');
    await queue('h1');
    await store.changeRecord('h1', asDeleted);
    await flush();
    expect(posts).toHaveLength(0);
  });

  it('sets unreadable records aside and leaves newer ones alone', async () => {
    const { flush, store } = await outbox();
    const { openDatabase } = await import('../../../../src/store/idb-storage.ts');
    const raw = openDatabase({ name: 'kolam-outbox', version: 1 }, ['messages', 'queue'], 'strict');
    await queue('i1');
    await raw.messages.set('junk', { schema: 1, id: 7 });
    await raw.messages.set('future', { schema: 99, text: 'from a newer version' });
    expect((await flush()).sent).toBe(1);
    expect(await store.quarantinedCount()).toBe(1);
    expect(await raw.messages.get('future')).toEqual({ schema: 99, text: 'from a newer version' });
    await raw.messages.delete('future');
    await raw.messages.delete('set-aside:junk');
  });

  it('sends the others also where an unreadable one cannot be quarantined, and counts it', async () => {
    const { flush, store } = await outbox();
    const { openDatabase } = await import('../../../../src/store/idb-storage.ts');
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
    expect(await store.quarantinedCount()).toBe(1);
    vi.restoreAllMocks();
    expect(await raw.messages.get('junk')).toBe('no message');
    await raw.messages.delete('junk');
  });
});
