import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RETRY_CAP_MS, UNANSWERED_WAIT_MS } from '../../../../src/core/outbox/limits.ts';
import { isWaiting, newRecord, parseRecord } from '../../../../src/core/outbox/record.ts';
import { classifyResponse, type MailResponse } from '../../../../src/core/outbox/response.ts';
import * as to from '../../../../src/core/outbox/transitions.ts';

const NOW = Date.UTC(2026, 0, 1);
const payload = { from_name: 'Asha', from_email: 'asha@shop.example', message: 'Hello' };
const fresh = () => newRecord('id-1', payload, 1, NOW);
const http = (status: number, text = ''): MailResponse => ({ kind: 'http', status, text });
const none: MailResponse = { kind: 'none' };

describe('classifyResponse', () => {
  it.each([
    [http(200, 'OK'), 'sent'],
    [none, 'unanswered'],
    [http(429), 'slowDown'],
    [http(408), 'retry'],
    [http(425), 'retry'],
    [http(500), 'retry'],
    [http(503), 'retry'],
    [http(599), 'retry'],
    [http(401), 'hold'],
    [http(403, 'API calls are disabled for non-browser applications'), 'hold'],
    [http(404), 'hold'],
    [http(412, 'Gmail_API: Invalid grant'), 'hold'],
    [http(400, 'The Public Key is invalid'), 'hold'],
    [http(400, 'The service ID not found'), 'hold'],
    [http(422, 'The recipients address is empty'), 'hold'],
    [http(400, 'Bad Request'), 'reject'],
    [http(413, 'Variables size limit'), 'reject'],
    [http(422, 'Unprocessable'), 'reject'],
    [http(418), 'reject'],
    [{ kind: 'unconfigured', text: 'x' } as MailResponse, 'hold'],
  ])('%j is %s', (answer, verdict) => {
    expect(classifyResponse(answer)).toBe(verdict);
  });
});

describe('settle', () => {
  const sending = to.startSending(fresh());
  const settle = (answer: MailResponse, random = 0.5) => to.settle(sending, answer, NOW, random);

  it('drops the text of a delivered message and keeps its id', () => {
    const sent = settle(http(200, 'OK'));
    expect(sent).toMatchObject({ id: 'id-1', status: 'sent' });
    expect(JSON.stringify(sent)).not.toContain('Hello');
    expect(isWaiting(sent)).toBe(false);
  });

  it('waits at least a minute after silence, since the message may have arrived', () => {
    expect(settle(none, 0)).toMatchObject({
      status: 'queued',
      mayHaveArrived: true,
      nextAt: NOW + UNANSWERED_WAIT_MS,
    });
  });

  it('gives a message that is itself at fault to its author', () => {
    expect(settle(http(413, 'too large'))).toMatchObject({
      status: 'attention',
      lastError: '413 too large',
    });
  });

  it('keeps a message as it is while the whole queue rests', () => {
    for (const answer of [http(429), http(412)])
      expect(settle(answer)).toMatchObject({ status: 'queued', nextAt: NOW });
  });

  it('keeps a code where no server said anything, and else what it said', () => {
    const unconfigured: MailResponse = { kind: 'unconfigured', text: '@no-settings' };
    expect(settle(none).lastError).toBe('@no-answer');
    expect(settle(unconfigured).lastError).toBe('@no-settings');
    expect(to.afterRefusal(sending, none).lastError).toBe('@no-answer');
    expect(to.recoverOrphan(sending, NOW).lastError).toBe('@closed');
    expect(settle(http(503, 'Sorry, we are busy')).lastError).toBe('503 Sorry, we are busy');
  });

  it('never keeps more than 200 characters of a response', () => {
    expect(settle(http(500, 'x'.repeat(5_000))).lastError).toHaveLength(200);
  });

  it('loses no text unless the answer was 200, whatever the answer', () => {
    const answers = fc.oneof(
      fc.record({
        kind: fc.constant('http' as const),
        status: fc.integer({ min: 100, max: 599 }),
        text: fc.string(),
      }),
      fc.constant(none),
    );
    fc.assert(
      fc.property(answers, fc.double({ min: 0, max: 1, noNaN: true }), (answer, random) => {
        const settled = settle(answer, random);
        if (answer.kind === 'http' && answer.status === 200) return settled.status === 'sent';
        return (
          settled.payload.message === 'Hello' && isWaiting(settled) && settled.status !== 'sending'
        );
      }),
    );
  });
});

describe('backoff', () => {
  it('stays between nothing and an hour, and doubles its reach', () => {
    expect(to.backoff(1, 1)).toBe(5_000);
    expect(to.backoff(2, 1)).toBe(10_000);
    expect(to.backoff(4, 0.5)).toBe(20_000);
    expect(to.backoff(1_000, 1)).toBe(RETRY_CAP_MS);
    expect(to.backoff(5, 0)).toBe(0);
  });
});

describe('the other changes', () => {
  it('counts an attempt as it begins, and takes it back when there was no network', () => {
    const sending = to.startSending(fresh());
    expect(sending).toMatchObject({ status: 'sending', attempts: 1 });
    expect(to.backInQueue(sending, NOW)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it('puts an orphan back in the queue as one that may have arrived', () => {
    expect(to.recoverOrphan(to.startSending(fresh()), NOW)).toMatchObject({
      status: 'queued',
      mayHaveArrived: true,
      nextAt: NOW + UNANSWERED_WAIT_MS,
      attempts: 1,
    });
  });

  it('leaves a refused first attempt to its author', () => {
    expect(to.afterRefusal(fresh(), http(500, 'no'))).toMatchObject({
      status: 'attention',
      mayHaveArrived: false,
    });
    expect(to.afterRefusal(fresh(), none).mayHaveArrived).toBe(true);
  });

  it('does not delete a message that is being sent', () => {
    expect(to.asDeleted(to.startSending(fresh()))).toBeUndefined();
    expect(to.asDeleted(fresh())).toMatchObject({ status: 'deleted', payload: { message: '' } });
  });

  it('shortens waits to five seconds at most when the network is back, but not after silence', () => {
    const later = { ...fresh(), nextAt: NOW + 1_000_000 };
    expect(to.hasten(later, NOW, 1).nextAt).toBe(NOW + 5_000);
    expect(to.hasten({ ...later, mayHaveArrived: true }, NOW, 1).nextAt).toBe(later.nextAt);
    expect(to.hasten({ ...later, status: 'attention' }, NOW, 1).nextAt).toBe(later.nextAt);
  });

  it('calls a message due when its time has come, or when the clock was set back a year', () => {
    expect(to.isDue(fresh(), NOW)).toBe(true);
    expect(to.isDue({ ...fresh(), nextAt: NOW + 1 }, NOW)).toBe(false);
    expect(to.isDue(fresh(), NOW - 365 * 86_400_000)).toBe(true);
    expect(to.isDue({ ...fresh(), status: 'attention' }, NOW)).toBe(false);
  });
});

describe('parseRecord', () => {
  it('reads what was written', () => {
    expect(parseRecord(structuredClone(fresh()))).toEqual(fresh());
  });

  it('reads the sentences that were stored before there were codes', () => {
    const codes = [
      ['No answer from the mail service.', '@no-answer'],
      ['The app was closed while this was being sent.', '@closed'],
      ['This build has no mail settings.', '@no-settings'],
      ['413 Variables size limit', '413 Variables size limit'],
      ['constructor', 'constructor'],
      ['', ''],
    ];
    for (const [stored, read] of codes)
      expect(parseRecord({ ...fresh(), lastError: stored })).toEqual({
        ...fresh(),
        lastError: read,
      });
  });

  it('leaves records of a newer version alone', () => {
    expect(parseRecord({ schema: 99, anything: true })).toBe('newer');
  });

  it('calls everything else unreadable and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => parseRecord(value) !== undefined),
      { examples: [[null], [undefined], ['junk'], [{ schema: 1 }], [[]]] },
    );
    for (const field of Object.keys(fresh()))
      expect(parseRecord({ ...fresh(), [field]: {} }), field).toBe('unreadable');
  });
});
