import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { timesOf } from '#core/outbox/doubt.ts';
import { identify, textHash } from '#core/outbox/identity.ts';
import { lastAttemptAt, lastResponse, withAttempt } from '#core/outbox/journal.ts';
import { type Attempt, newRecord, type OutboxRecord } from '#core/outbox/record.ts';
import { responseCode } from '#core/outbox/response.ts';
import { settle } from '#core/outbox/settle.ts';
import { withJournal } from '#core/outbox/with-journal.ts';
import { http, Phone, text } from '#tests/unit/core/outbox/promises/phone.ts';

const NOW = Date.UTC(2026, 0, 1);
const HELLO = text('Hello');
const hashOf = ({ from_name, from_email, message }: typeof HELLO) =>
  createHash('sha256')
    .update(JSON.stringify([from_name, from_email, message]))
    .digest('hex');
const record = (change: Partial<OutboxRecord> = {}): OutboxRecord => ({
  ...newRecord({ id: 'a', hash: hashOf(HELLO), seq: 1 }, HELLO, NOW),
  ...change,
});

/** How this text relates to such a record, where the form has last tried to send "Hello". */
async function standing(change: Partial<OutboxRecord>, now: string, hash = hashOf(HELLO)) {
  const { device } = new Phone().open();
  await device.transact(['messages'], 'readwrite', async ({ messages }) =>
    messages.put('a', record(change)),
  );
  return settle(device, { id: 'a', hash }, text(now));
}

describe('a text in the form', () => {
  it.each([
    ['queued', false, 'queued', 'nothing'],
    ['queued', true, 'sending', 'nothing'],
    ['sending', false, 'sending', 'nothing'],
    ['attention', false, 'failed', 'nothing'],
    ['attention', true, 'failed', 'nothing'],
    ['sent', false, 'sent', 'arrived'],
    ['deleted', false, 'deleted', 'deleted'],
  ] as const)('of a record that is %s (in the form: %s) is %s, and changed: %s', async (...row) => {
    const [status, inForm, same, changed] = row;
    expect(await standing({ status, inForm }, 'Hello')).toBe(same);
    expect(await standing({ status, inForm }, 'Hello, you')).toBe(changed);
  });

  it('has no state without a record or a digest', async () => {
    const { device } = new Phone().open();
    expect(await settle(device, { id: 'a', hash: hashOf(HELLO) }, HELLO)).toBe('nothing');
    expect(await standing({ status: 'queued' }, 'Hello', '')).toBe('nothing');
    device.digest = async () => '';
    await device.transact(['messages'], 'readwrite', async ({ messages }) =>
      messages.put('a', record()),
    );
    expect(await settle(device, { id: 'a', hash: '' }, HELLO)).toBe('nothing');
  });
});

describe('the identity of a text', () => {
  it('is that of its last attempt for the same text, and a new one for another text', async () => {
    const { device } = new Phone().open();
    const last = { id: 'a', hash: await textHash(device, HELLO) };
    expect(last.hash).toBe(hashOf(HELLO));
    expect(await identify(device, last, HELLO)).toBe(last);
    const other = await identify(device, last, text('Ho'));
    expect(other).toEqual({ id: 'made-1', hash: hashOf(text('Ho')) });
    const first = await identify(device, { id: '', hash: last.hash }, HELLO);
    expect(first).toEqual({ id: 'made-2', hash: last.hash });
  });

  it('is another one each time where the browser has no digest', async () => {
    const { device } = new Phone().open();
    device.digest = async () => '';
    expect(await identify(device, { id: 'a', hash: '' }, HELLO)).toEqual({
      id: 'made-1',
      hash: '',
    });
  });
});

test('the times of this device’s messages leave out withdrawn ones and the current one', () => {
  const records = [
    record({ id: 'a', createdAt: 1 }),
    record({ id: 'b', createdAt: 2, status: 'deleted' }),
    record({ id: 'c', createdAt: 3, status: 'sent' }),
  ];
  expect(timesOf(records, '')).toEqual([1, 3]);
  expect(timesOf(records, 'a')).toEqual([3]);
});

describe('the journal of a message', () => {
  const attempt = (number: number, response: string): Attempt => ({
    id: `lease-${number}`,
    number,
    at: NOW + number,
    response,
  });

  it('says when the last post began and its outcome, and nothing without a post', () => {
    const journal = [attempt(1, '503 Busy'), attempt(2, '@offline')];
    expect([lastAttemptAt({ journal }), lastResponse({ journal })]).toEqual([NOW + 2, '@offline']);
    expect([lastAttemptAt({ journal: [] }), lastResponse({ journal: [] })]).toEqual([0, '']);
  });

  it('forgets one certain refusal for a new attempt once it holds thirty, no doubt before', () => {
    const journal = Array.from({ length: 30 }, (_, index) =>
      attempt(index + 1, index === 4 || index === 9 ? '403 Forbidden' : '@no-answer'),
    );
    const next = { id: 'next', at: NOW + 99 };
    const begun = { ...next, number: 31, response: '' };
    const one = journal.slice(1);
    expect(withAttempt({ journal: one }, next)).toEqual([...one, { ...begun, number: 31 }]);
    expect(withAttempt({ journal }, next)).toEqual([
      ...journal.slice(0, 4),
      ...journal.slice(5),
      begun,
    ]);
  });

  it('of version 1 is one attempt for all of its, or none', () => {
    const v1 = { id: 'a', createdAt: NOW, status: 'queued', lastError: '503 Busy' };
    const kept = { id: 'a', createdAt: NOW, status: 'queued' };
    const added = { hash: '', inForm: false, sendNow: false };
    const made = (change: object) => withJournal({ ...v1, ...change });
    expect(made({ attempts: 0, mayHaveArrived: false })).toEqual({
      ...kept,
      ...added,
      journal: [],
    });
    expect(made({ attempts: 2, mayHaveArrived: false })).toEqual({
      ...kept,
      ...added,
      journal: [{ id: '', number: 2, at: NOW, response: '503 Busy' }],
    });
    const response = (change: object) =>
      (made({ attempts: 1, ...change }) as OutboxRecord).journal[0]?.response;
    expect(response({ mayHaveArrived: true })).toBe('@no-answer');
    expect(response({ mayHaveArrived: true, lastError: '@closed' })).toBe('@closed');
    expect(response({ status: 'sending', mayHaveArrived: true })).toBe('');
  });
});

test.each([
  [http(413, 'Variables size limit'), '413 Variables size limit'],
  [http(503, ''), '503'],
  [http(403, ' <html>Blocked</html>'), '403'],
  [http(200, 'Welcome to this network'), '@not-the-service'],
  [http(500, 'x'.repeat(300)), `500 ${'x'.repeat(196)}`],
  [{ kind: 'unsent' } as const, '@unsent'],
  [{ kind: 'unconfigured', text: 'y'.repeat(300) } as const, 'y'.repeat(200)],
])('a response is kept in short: %j', (response, code) => {
  expect(responseCode(response, true)).toBe(code);
});
