import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verdictOf } from '#core/outbox/answers.ts';
import { callEmailJs } from '#core/outbox/call-email-js.ts';
import { copyMayHaveArrived } from '#core/outbox/copy-may-have-arrived.ts';
import type { Device, PageDevice } from '#core/outbox/device.ts';
import { isUncertain } from '#core/outbox/error-code.ts';
import { flush } from '#core/outbox/flush.ts';
import { mayHaveArrived } from '#core/outbox/journal.ts';
import { post } from '#core/outbox/post.ts';
import { readQueue } from '#core/outbox/queue.ts';
import type { OutboxRecord } from '#core/outbox/record.ts';
import { stubMailSettings } from '../mail-settings.ts';
import { Form, Phone } from '../promises/phone.ts';
import { fetchOf } from './network.ts';
import { anyAnswer, bodies, NOW } from './sent.ts';
import { type Meaning, meaningOf, type Sent } from './standards.ts';

const CALLERS = { "the page's caller": post, "the worker's caller": callEmailJs };

let answer: Sent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal(
    'fetch',
    fetchOf(() => answer),
  );
  vi.stubGlobal('location', { pathname: '/contact' });
  stubMailSettings();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const VERDICTS = { delivered: 'sent', refused: 'reject', held: 'hold', rests: 'slowDown' };

it('every status with every body means what the standards say', () => {
  for (let status = 200; status < 600; status++)
    for (const body of bodies) {
      const { next, isDoubtful } = meaningOf({ status, body, headers: {}, exposed: [] }, NOW);
      const again = isDoubtful && status < 400 ? 'unanswered' : 'retry';
      const verdict = next === 'again' ? again : VERDICTS[next];
      expect(verdictOf(status, body, false), `${status} ${body}`).toBe(verdict);
    }
});

it('an answer that was stored before it was understood so is read so now', () => {
  const stored = ['204 OK', '201 Created', '304', '504 Gateway Time-out', '408'];
  const certain = ['403 Forbidden', '413 Variables size limit', '429', '@unsent', '@no-settings'];
  expect(stored.filter(isUncertain)).toEqual(stored);
  expect(certain.filter(isUncertain)).toEqual([]);
});

describe.each(Object.entries(CALLERS))('by %s', (_, caller) => {
  const phoneWith = () => {
    const phone = new Phone();
    phone.now = NOW;
    const device = (): PageDevice => ({ ...phone.open().device, post: caller });
    return { phone, device };
  };

  it('an answer to a waiting message does to it what it means', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (sent) => {
        answer = sent;
        const { phone, device } = phoneWith();
        phone.reachable = false;
        await phone.form().send('Hello');
        phone.reachable = true;
        await settle(phone, flush(device()));
        await expectDone(sent, await phone.record(), device());
      }),
      { numRuns: 1_000 },
    );
  });

  it('an answer to a message in the form is told there as what it means', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (sent) => {
        answer = sent;
        const { phone, device } = phoneWith();
        const form = new Form(device());
        const outcome = await settle(phone, form.send('Hello'));
        const { next, isDoubtful } = meaningOf(sent, NOW);
        expect(outcome).toBe(next === 'delivered' ? 'sent' : 'failed');
        const isSaid = await copyMayHaveArrived(device(), form.last.id);
        // What its author changes after that goes out under another number, and they were told so.
        expect(isSaid).toBe(isDoubtful);
      }),
      { numRuns: 500 },
    );
  });
});

/** Lets time pass, but so little that nothing is tried again. */
async function settle<Result>(phone: Phone, work: Promise<Result>): Promise<Result> {
  // The SDK is loaded by steps of Node's own.
  for (let turn = 0; turn < 3; turn++) await phone.pass(turn === 2 ? 1_100 : 0);
  return work;
}

const STATES: Record<Meaning['next'], OutboxRecord['status']> = {
  delivered: 'sent',
  refused: 'attention',
  held: 'queued',
  rests: 'queued',
  again: 'queued',
};

async function expectDone(sent: Sent, record: OutboxRecord, device: Device): Promise<void> {
  const { next, isDoubtful, askedMs } = meaningOf(sent, NOW);
  expect(record.status).toBe(STATES[next]);
  expect(mayHaveArrived(record)).toBe(isDoubtful);
  expect(record.payload.message).toBe(next === 'delivered' ? '' : 'Hello');
  const { pausedUntil, pausedFor } = await readQueue(device);
  const rests = { rests: 'rate', held: 'service', delivered: '', refused: '', again: '' };
  expect(pausedFor).toBe(rests[next]);
  const restMs = pausedUntil - device.now();
  if (next === 'rests') expect(restMs).toBeGreaterThan(askedMs - 2_000);
  if (next === 'rests') expect(restMs).toBeLessThanOrEqual(askedMs);
  if (record.status !== 'queued') return;
  const waitMs = record.nextAt - device.now();
  expect(waitMs).toBeGreaterThan((next === 'rests' ? 0 : askedMs) - 2_000);
  // Never longer than an hour, even if more is asked.
  expect(waitMs).toBeLessThanOrEqual(3_600_000);
}
