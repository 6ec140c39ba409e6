import { describe, expect, it } from 'vitest';
import { attemptsOf } from '#core/outbox/journal.ts';
import type { MailResponse } from '#core/outbox/response.ts';
import { createSender } from '#core/outbox/sender.ts';
import { backoff } from '#core/outbox/transitions.ts';
import { http, NONE, OK, Phone } from './phone.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const TOO_FAST: MailResponse = { kind: 'http', status: 429, text: 'Too many requests' };

/** Messages that were written without a network, in an application that stays open; the network is back. */
async function waiting(phone: Phone, ...messages: string[]) {
  phone.reachable = false;
  for (const message of messages) expect(await phone.form().send(message)).toBe('queued');
  phone.reachable = true;
  return createSender(phone.open().device, () => true);
}

/** Answers in their order, the last one from then on. */
function answers(phone: Phone, ...responses: MailResponse[]): void {
  phone.mail = () => (responses.length > 1 ? responses.shift() : responses[0]);
}

describe('a mail service that is down for a while', () => {
  it('gets tries at growing intervals, and the message once it has recovered', async () => {
    const phone = new Phone();
    const { deliver } = await waiting(phone, 'Hello');
    answers(phone, ...[500, 502, 503, 504].map((status) => http(status, 'down')), OK);
    void deliver();
    await phone.pass(HOUR_MS);
    expect(phone.posts.map(({ parameters }) => parameters.attempt)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(phone.ids).size).toBe(1);
    const waits = phone.posts.slice(1).map(({ at }, i) => at - (phone.posts[i]?.at ?? 0));
    for (const [i, ms] of waits.entries()) {
      expect(ms).toBeGreaterThanOrEqual(backoff(i + 1, 0.5));
      expect(ms).toBeLessThan(backoff(i + 1, 0.5) + 5_000);
    }
    const record = await phone.record();
    expect(record).toMatchObject({ status: 'sent' });
    expect(attemptsOf(record)).toBe(0);
  });

  it('that resets a post gets it again under the same id, after a minute at the earliest', async () => {
    const phone = new Phone();
    const { deliver } = await waiting(phone, 'Hello');
    answers(phone, NONE, OK);
    void deliver();
    await phone.pass(HOUR_MS);
    expect(phone.posted).toEqual(['Hello', 'Hello']);
    expect(new Set(phone.ids).size).toBe(1);
    const [first, second] = phone.posts.map(({ at }) => at) as [number, number];
    expect(second - first).toBeGreaterThanOrEqual(MINUTE_MS);
  });
});

describe('a mail service that asks for patience', () => {
  it('that answers 429 gets no message for at least a minute, even if it asks for less', async () => {
    const phone = new Phone();
    const { deliver } = await waiting(phone, 'First', 'Second');
    answers(phone, { ...TOO_FAST, retryAfterMs: 30_000 }, OK);
    void deliver();
    await phone.pass(MINUTE_MS - 1_000);
    for (let i = 0; i < 5; i++) void deliver({ reconnected: true });
    await phone.pass(500);
    expect(phone.posts).toHaveLength(1);
    await phone.pass(MINUTE_MS);
    expect(new Set(phone.posted)).toEqual(new Set(['First', 'Second']));
    expect(phone.posts).toHaveLength(3);
  });

  it.each([
    ['that arrived late', OK],
    ['that the service refuses for a while', { ...TOO_FAST, retryAfterMs: 1_000 }],
  ])(
    'rests as long as it was first asked to, despite an answer that says %s',
    async (_, response) => {
      const phone = new Phone();
      const { deliver } = await waiting(phone, 'First', 'Second', 'Third');
      void deliver();
      await phone.pass(20_000);
      expect(phone.posted).toEqual(['First']);
      phone.mail = () => ({ ...TOO_FAST, retryAfterMs: 10 * MINUTE_MS });
      await phone.pass(5_000);
      expect(phone.posted).toEqual(['First', 'Second']);
      phone.mail = () => OK;
      await phone.post(0).answer(response);
      for (let minute = 0; minute < 9; minute++) {
        void deliver({ reconnected: true });
        await phone.pass(MINUTE_MS);
      }
      expect(phone.posted).toEqual(['First', 'Second']);
      await phone.pass(2 * MINUTE_MS);
      expect(phone.posted).toContain('Third');
    },
  );

  it('that refused the account and has recovered is still left alone for a minute', async () => {
    const phone = new Phone();
    const { deliver } = await waiting(phone, 'First', 'Second');
    void deliver();
    await phone.pass(20_000);
    phone.mail = () => http(412, 'Gmail_API: Invalid grant');
    await phone.pass(5_000);
    expect(phone.posted).toEqual(['First', 'Second']);
    await phone.post(0).answer(TOO_FAST);
    phone.mail = () => OK;
    const submitted = phone.form().send('From the form');
    await phone.pass(2_000);
    expect(await submitted).toBe('sent');
    phone.posts.length = 0;
    void deliver({ reconnected: true });
    await phone.pass(MINUTE_MS - 4_000);
    expect(phone.posts).toHaveLength(0);
    void deliver({ reconnected: true });
    await phone.pass(MINUTE_MS);
    expect(phone.posted).toContain('Second');
  });

  it.each([
    http(400, 'The Public Key is invalid'),
    http(403, 'API calls are disabled for non-browser applications'),
    http(404, 'Account not found'),
    http(412, 'Gmail_API: Invalid grant'),
  ])('or refuses the account is asked once an hour, and loses nothing: %j', async (response) => {
    const phone = new Phone();
    const { deliver } = await waiting(phone, 'First', 'Second', 'Third');
    answers(phone, response);
    void deliver();
    await phone.pass(5 * HOUR_MS + 30 * MINUTE_MS);
    expect(phone.posts).toHaveLength(6);
    expect((await phone.records()).map(({ payload }) => payload.message)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
  });
});
