import { expect, test } from 'vitest';
import type { Device } from '#core/outbox/device.ts';
import {
  changeQueueIn,
  endHold,
  endPostIn,
  isPaused,
  type QueueState,
  queueIn,
  readQueue,
  spacingWait,
} from '#core/outbox/queue.ts';
import type { MailResponse } from '#core/outbox/response.ts';
import { memoryTransactions } from '#core/storage/memory-transactions.ts';
import type { OpenStore } from '#core/storage/transactions.ts';

const NOW = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const REST: QueueState = { lastPostAt: 0, pausedUntil: 0, pausedFor: '', rateUntil: 0, term: 0 };
const OK: MailResponse = { kind: 'http', status: 200, text: 'OK' };
const busy = (retryAfterMs?: number): MailResponse => ({
  kind: 'http',
  status: 429,
  text: '',
  ...(retryAfterMs ? { retryAfterMs } : {}),
});
/** The account is at fault. */
const HOLD: MailResponse = { kind: 'http', status: 412, text: 'Gmail_API: Invalid grant' };

/** The state of a queue in which this was stored, once `work` is done. */
async function stateAfter(
  stored: unknown,
  work: (queue: OpenStore) => Promise<void> = async () => {},
): Promise<QueueState> {
  const transact = memoryTransactions<'queue'>(['queue']);
  await transact(['queue'], 'readwrite', async ({ queue }) => queue.put('state', stored));
  await transact(['queue'], 'readwrite', ({ queue }) => work(queue));
  return readQueue({ transact } as unknown as Device);
}

const afterPost = (before: Partial<QueueState>, response: MailResponse) =>
  stateAfter({ ...REST, ...before }, (queue) => endPostIn(queue, response, NOW));

test.each([undefined, null, 7, 'text', {}])('a queue that holds %j is at rest', async (stored) => {
  expect(await stateAfter(stored)).toEqual(REST);
});

test.each([
  { lastPostAt: '7' },
  { lastPostAt: Number.NaN },
  { pausedUntil: '7' },
  { pausedUntil: Number.POSITIVE_INFINITY },
  { rateUntil: null },
  { pausedFor: 'fun' },
  { term: 0.5 },
  { term: '1' },
])('what cannot be read of a queue, as %j, leaves the rest of it', async (broken) => {
  const state: QueueState = {
    lastPostAt: 1,
    pausedUntil: 2,
    pausedFor: 'rate',
    rateUntil: 3,
    term: 4,
  };
  const [name] = Object.keys(broken) as [keyof QueueState];
  expect(await stateAfter({ ...state, ...broken })).toEqual({ ...state, [name]: REST[name] });
});

test('a change of a queue leaves what it does not name', async () => {
  const changed = await stateAfter({ ...REST, pausedFor: 'service', term: 4 }, (queue) =>
    changeQueueIn(queue, { lastPostAt: 9 }),
  );
  expect(changed).toEqual({ ...REST, pausedFor: 'service', term: 4, lastPostAt: 9 });
});

test.each([
  [NOW - 1, false],
  [NOW, false],
  [NOW + 1, true],
  [NOW + HOUR, true],
  // No rest of ours is longer: the clock was wrong when it was noted.
  [NOW + HOUR + 1, false],
])('a rest until %i rests: %s', (pausedUntil, rests) => {
  expect(isPaused({ ...REST, pausedUntil }, NOW)).toBe(rests);
});

test.each([
  ['at this moment', 0, 1_100],
  ['a moment ago', 1, 1_099],
  ['a spacing ago', 1_100, 0],
  ['long ago', HOUR, 0],
  ['by a clock that was set back since', -HOUR, 1_100],
])('a post %s delays the next one by what is left of a spacing', (_, since, wait) => {
  expect(spacingWait({ ...REST, lastPostAt: NOW - since }, NOW)).toBe(wait);
});

test('each post is noted at its end, with the term as it was', async () => {
  for (const response of [OK, busy(), HOLD, { kind: 'none' } as const])
    expect(await afterPost({ term: 3 }, response)).toMatchObject({ lastPostAt: NOW, term: 3 });
});

test.each<[string, Partial<QueueState>, MailResponse, Partial<QueueState>]>([
  [
    'haste rests a minute',
    {},
    busy(),
    { pausedUntil: NOW + MINUTE, pausedFor: 'rate', rateUntil: NOW + MINUTE },
  ],
  [
    'haste rests as long as the service asks',
    {},
    busy(2 * MINUTE),
    { pausedUntil: NOW + 2 * MINUTE, pausedFor: 'rate', rateUntil: NOW + 2 * MINUTE },
  ],
  [
    'haste shortens no rest that it asked for before',
    { rateUntil: NOW + 5 * MINUTE, pausedUntil: NOW + 5 * MINUTE, pausedFor: 'rate' },
    busy(),
    { pausedUntil: NOW + 5 * MINUTE, pausedFor: 'rate', rateUntil: NOW + 5 * MINUTE },
  ],
  [
    'haste shortens no rest for the account, and is noted with it',
    { pausedUntil: NOW + 50 * MINUTE, pausedFor: 'service' },
    busy(),
    { pausedUntil: NOW + 50 * MINUTE, pausedFor: 'service', rateUntil: NOW + MINUTE },
  ],
  [
    'a rest that a wrong clock has noted is forgotten for the next one',
    { pausedUntil: NOW + 30 * HOUR, pausedFor: 'service', rateUntil: NOW + 30 * HOUR },
    busy(),
    { pausedUntil: NOW + MINUTE, pausedFor: 'rate', rateUntil: NOW + MINUTE },
  ],
  [
    'a fault of the account rests an hour',
    {},
    HOLD,
    { pausedUntil: NOW + HOUR, pausedFor: 'service', rateUntil: 0 },
  ],
  [
    'a fault of the account rests an hour from its last sign',
    { pausedUntil: NOW + MINUTE, pausedFor: 'rate', rateUntil: NOW + MINUTE },
    HOLD,
    { pausedUntil: NOW + HOUR, pausedFor: 'service', rateUntil: NOW + MINUTE },
  ],
  [
    'a fault of the account takes the place of a rest that ends with it',
    { pausedUntil: NOW + HOUR, pausedFor: 'rate', rateUntil: NOW + HOUR },
    HOLD,
    { pausedUntil: NOW + HOUR, pausedFor: 'service', rateUntil: NOW + HOUR },
  ],
  [
    'a delivery ends a rest for the account',
    { pausedUntil: NOW + HOUR, pausedFor: 'service' },
    OK,
    { pausedUntil: 0, pausedFor: '', rateUntil: 0 },
  ],
  [
    'a delivery ends no rest for haste',
    { pausedUntil: NOW + HOUR, pausedFor: 'service', rateUntil: NOW + MINUTE },
    OK,
    { pausedUntil: NOW + MINUTE, pausedFor: 'rate', rateUntil: NOW + MINUTE },
  ],
  [
    'a delivery takes no rest for haste that is over for one',
    { pausedUntil: NOW - 1, pausedFor: 'rate', rateUntil: NOW - 1 },
    OK,
    { pausedUntil: 0, pausedFor: '' },
  ],
  [
    'no answer changes no rest',
    { pausedUntil: NOW + 7, pausedFor: 'rate', rateUntil: NOW + 7 },
    { kind: 'none' },
    { pausedUntil: NOW + 7, pausedFor: 'rate', rateUntil: NOW + 7 },
  ],
])('%s', async (_, before, response, expected) => {
  expect(await afterPost(before, response)).toMatchObject(expected);
});

test('a queue is read as it is inside a transaction', async () => {
  const transact = memoryTransactions<'queue'>(['queue']);
  const read = transact(['queue'], 'readonly', ({ queue }) => queueIn(queue));
  expect(await read).toEqual(REST);
});

// A proxy may have refused in the place of the mail service; a 429 asks for its rest on any network.
test.each([
  ['ends a rest for the operator', { pausedUntil: NOW + HOUR, pausedFor: 'service' }, {}],
  [
    'leaves of it what a 429 has asked for',
    { pausedUntil: NOW + HOUR, pausedFor: 'service', rateUntil: NOW + MINUTE },
    { pausedUntil: NOW + MINUTE, pausedFor: 'rate', rateUntil: NOW + MINUTE },
  ],
  [
    'has no part in what a 429 asked for that is over',
    { pausedUntil: NOW + HOUR, pausedFor: 'service', rateUntil: NOW },
    { rateUntil: NOW },
  ],
  [
    'leaves a rest that a 429 has asked for',
    { pausedUntil: NOW + MINUTE, pausedFor: 'rate', rateUntil: NOW + MINUTE },
    { pausedUntil: NOW + MINUTE, pausedFor: 'rate', rateUntil: NOW + MINUTE },
  ],
  ['changes nothing of a queue at rest', {}, {}],
] as const)('another network %s', async (_what, before, after) => {
  const transact = memoryTransactions<'queue'>(['queue']);
  const device = { transact, now: () => NOW } as unknown as Device;
  const state = { ...REST, term: 3, lastPostAt: 7 };
  await transact(['queue'], 'readwrite', async ({ queue }) =>
    queue.put('state', { ...state, ...before }),
  );
  await endHold(device);
  expect(await readQueue(device)).toEqual({ ...state, ...after });
});
