import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { someOf } from '../../support/some-of.ts';
import {
  bundleEndpoint,
  type Instance,
  type MailApi,
  startInstance,
  startMailApi,
} from './instances.ts';

// Processes of the server as it is deployed, over one folder.

const DELIVERED = { status: 200, text: 'OK' };
/** Longer than an instance has a message for itself. */
const LATER_MS = 61_000;
/** Those on the disk and the network: a counted post, a hold, the mail and its note. */
const STEPS = Array.from({ length: 32 }, (_, n) => n + 1);

let script: string;
let api: MailApi;
let store: string;
let running: Instance[];

beforeAll(async () => {
  script = await bundleEndpoint();
  api = await startMailApi();
});
afterAll(() => api.close());

beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'mail-store-'));
  running = [];
});
afterEach(() => {
  for (const instance of running) instance.process.kill();
});

interface Circumstances {
  aheadMs?: number;
  diesAt?: string | number;
  addressHeader?: string;
}

async function start(circumstances: Circumstances = {}) {
  const instance = await startInstance({ script, store, api, ...circumstances });
  running.push(instance);
  return instance;
}

const handedOf = (id: string) => api.handed.filter((each) => each === id).length;

/** An address in a separate network. */
const addressOf = (n: number) => `10.${n >> 8}.${n & 255}.1`;

it('mail one message for each id, whichever instances its copies reach at one time', async () => {
  const instances = await Promise.all([start(), start(), start()]);
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all(
    ids.flatMap((id, n) =>
      [...instances, ...instances].map((instance, copy) =>
        instance.post(id, addressOf(n * 6 + copy)),
      ),
    ),
  );
  expect(answers).toEqual(Array(120).fill(DELIVERED));
  expect(ids.map(handedOf)).toEqual(Array(20).fill(1));
});

it('take ten posts a minute from one network together', async () => {
  // Their minute begins now.
  const aheadMs = 60_000 - (Date.now() % 60_000);
  const instances = await Promise.all([start({ aheadMs }), start({ aheadMs }), start({ aheadMs })]);
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, n) => instances[n % 3]?.post(randomUUID(), `192.0.2.${n}`)),
  );
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(10);
  expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(140);
});

it('believe no visitor’s own word for an address where no proxy gives it', async () => {
  const aheadMs = 60_000 - (Date.now() % 60_000);
  const instance = await start({ aheadMs, addressHeader: '' });
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n <= 10; n++)
    statuses.push((await instance.post(randomUUID(), addressOf(n)))?.status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

it('leave a message alone that another one may be sending, and send it once that cannot be', async () => {
  const id = randomUUID();
  expect(await (await start({ diesAt: 'ask the mail API' })).post(id, addressOf(1))).toBe(
    undefined,
  );
  const other = await start();
  expect((await other.post(id, addressOf(2)))?.status).toBe(503);
  expect(handedOf(id)).toBe(0);
  const later = await start({ aheadMs: LATER_MS });
  expect(await later.post(id, addressOf(3))).toEqual(DELIVERED);
  expect(await other.post(id, addressOf(4))).toEqual(DELIVERED);
  expect(handedOf(id)).toBe(1);
});

it('lose no message and confirm none that was not sent, whichever step one is killed at', async () => {
  const later = await start({ aheadMs: LATER_MS });
  for (const step of someOf(STEPS, 8)) {
    const id = randomUUID();
    const dying = await start({ diesAt: step });
    expect(await dying.post(id, addressOf(step)), `step ${step}`).toBe(undefined);
    const before = handedOf(id);
    for (const copy of [1, 2])
      expect(await later.post(id, addressOf(256 * copy + step))).toEqual(DELIVERED);
    const inAll = handedOf(id);
    // Between a mail and its note nobody can tell: it is handed over again, under the id that the mail API knows.
    if (before > 0) expect([1, 2], `step ${step}`).toContain(inAll);
    else expect(inAll, `step ${step}`).toBe(1);
  }
  // And there are no others.
  const whole = await start({ diesAt: STEPS.length + 1 });
  expect(await whole.post(randomUUID(), addressOf(0))).toEqual(DELIVERED);
  expect(readdirSync(store).some((name) => name.startsWith('unfinished-'))).toBe(true);
});
