import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptsOf, lastResponse, mayHaveArrived } from '#core/outbox/journal.ts';
import { UNANSWERED_WAIT_MS } from '#core/outbox/limits.ts';
import {
  isDone,
  isWaiting,
  newRecord,
  type OutboxRecord,
  parseRecord,
} from '#core/outbox/record.ts';
import { classifyResponse, type MailResponse, retryAfterMs } from '#core/outbox/response.ts';
import * as to from '#core/outbox/transitions.ts';

const NOW = Date.UTC(2026, 0, 1);
const payload = { from_name: 'Asha', from_email: 'asha@shop.example', message: 'Hello' };
const fresh = () => newRecord({ id: 'id-1', hash: 'of Hello', seq: 1 }, payload, NOW);
const http = (status: number, text = ''): MailResponse => ({ kind: 'http', status, text });
const none: MailResponse = { kind: 'none' };

/** A change that must apply. */
function made(changed: OutboxRecord | undefined): OutboxRecord {
  if (!changed) throw new Error('It does not apply.');
  return changed;
}

const begin = (record: OutboxRecord, id = 'lease-1', inForm = false) =>
  made(to.startAttempt(record, { id, at: NOW }, inForm));

interface End {
  attempt?: string;
  reachable?: boolean;
  random?: number;
}

const end = (record: OutboxRecord, response: MailResponse, given: End = {}) =>
  to.endAttempt(record, {
    attempt: 'lease-1',
    reachable: true,
    random: 0.5,
    now: NOW,
    response,
    ...given,
  });

/** What a filtering proxy says in the mail service's place. */
const BLOCKED_PAGE =
  '\n<!DOCTYPE html><title>Blocked</title><p>This service is not allowed for your account.</p>';

describe('classifyResponse', () => {
  it.each([
    [http(200, 'OK'), 'sent'],
    [http(200, ' OK\n'), 'sent'],
    [http(200, '<!doctype html><h1>Log in</h1>'), 'unanswered'],
    [http(200, ''), 'unanswered'],
    // RFC 9110, 15.3: any 2xx says that the request was taken.
    [http(204, 'OK'), 'unanswered'],
    [http(202, 'OK'), 'unanswered'],
    // Fetch Standard, "opaque-redirect filtered response".
    [http(0, ''), 'unanswered'],
    [none, 'unanswered'],
    [http(429), 'slowDown'],
    [http(408), 'retry'],
    [http(425), 'retry'],
    [http(500), 'retry'],
    [http(503), 'retry'],
    [http(599), 'retry'],
    // A proxy's words (RFC 9110, 15.5.2), since EmailJS has none of that status.
    [http(401, 'The user_id is not valid'), 'retry'],
    [http(403, 'API calls are disabled for non-browser applications'), 'hold'],
    [http(404, 'Account not found'), 'hold'],
    [http(412, 'Gmail_API: Invalid grant'), 'hold'],
    [http(400, 'The Public Key is invalid'), 'hold'],
    [http(400, 'The service ID not found'), 'hold'],
    [http(401), 'retry'],
    [http(403, BLOCKED_PAGE), 'retry'],
    [http(403, 'Forbidden'), 'retry'],
    [http(400, BLOCKED_PAGE), 'retry'],
    [http(407, 'Proxy account needed'), 'retry'],
    [http(451), 'retry'],
    [http(422, 'The recipients address is empty'), 'reject'],
    [http(422, 'The recipients address is corrupted'), 'reject'],
    [http(413, 'Variables size limit'), 'reject'],
    // RFC 9110, 15.5.14: with a time to come back at it is refused for a while.
    [{ ...http(413, 'Variables size limit'), retryAfterMs: 1_000 } as MailResponse, 'retry'],
    // Words that any server or proxy has for its status are not a refusal by the mail service.
    [http(400, 'Bad Request'), 'retry'],
    [http(413, 'Payload Too Large'), 'retry'],
    [http(422, 'Unprocessable'), 'retry'],
    [http(418), 'retry'],
    [{ kind: 'unconfigured', text: 'x' } as MailResponse, 'hold'],
  ])('%j is %s', (response, verdict) => {
    expect(classifyResponse(response)).toBe(verdict);
  });
});

describe('retryAfterMs', () => {
  it.each([
    [undefined, 0],
    [0, 0],
    [-5_000, 0],
    [Number.NaN, 0],
    [30_000, 30_000],
    [86_400_000, 3_600_000],
  ])('a server that asks for %s ms gets %i', (asked, waits) => {
    expect(retryAfterMs({ kind: 'http', status: 503, text: '', retryAfterMs: asked })).toBe(waits);
  });
});

describe('the end of an attempt from the queue', () => {
  const sending = begin(fresh());
  const ended = (response: MailResponse, given?: End) => made(end(sending, response, given));

  it('drops the text of a delivered message with its digest, and keeps its id', () => {
    const sent = ended(http(200, 'OK'));
    expect(sent).toMatchObject({ id: 'id-1', hash: '', status: 'sent', journal: [] });
    expect(JSON.stringify(sent.payload)).not.toMatch(/Hello|Asha/);
    expect(isWaiting(sent)).toBe(false);
  });

  it.each([true, false])(
    'waits at least a minute after silence, since the message may have arrived (network: %s)',
    (reachable) => {
      const silent = ended(none, { random: 0, reachable });
      expect(silent).toMatchObject({ status: 'queued', nextAt: NOW + UNANSWERED_WAIT_MS });
      expect([attemptsOf(silent), mayHaveArrived(silent)]).toEqual([1, true]);
    },
  );

  it('returns a message with faulty content to its author', () => {
    const refused = ended(http(413, 'Variables size limit'));
    expect(refused).toMatchObject({ status: 'attention', payload });
    expect(lastResponse(refused)).toBe('413 Variables size limit');
    expect(mayHaveArrived(refused)).toBe(false);
  });

  it('keeps a message as it is while the whole queue rests', () => {
    for (const response of [http(429), http(412, 'Gmail_API: Invalid grant')])
      expect(ended(response)).toMatchObject({ status: 'queued', nextAt: NOW });
  });

  it('waits longer where the server asks for it', () => {
    const busy: MailResponse = { kind: 'http', status: 503, text: '', retryAfterMs: 60_000 };
    expect(ended(busy, { random: 0 }).nextAt).toBe(NOW + 60_000);
    expect(ended(http(503), { random: 1 }).nextAt).toBe(NOW + 5_000);
  });

  it('stores the server’s words, or a code if there are none', () => {
    const unconfigured: MailResponse = { kind: 'unconfigured', text: '@no-settings' };
    expect(lastResponse(ended(none))).toBe('@no-answer');
    expect(lastResponse(ended(none, { reachable: false }))).toBe('@offline');
    expect(lastResponse(ended(http(200, '<h1>')))).toBe('@not-the-service');
    expect(lastResponse(ended(unconfigured))).toBe('@no-settings');
    expect(lastResponse(made(to.recoverOrphan(sending, NOW)))).toBe('@closed');
    expect(lastResponse(ended(http(503, 'Sorry, we are busy')))).toBe('503 Sorry, we are busy');
  });

  it('never keeps more than 200 characters of a response', () => {
    expect(lastResponse(ended(http(500, 'x'.repeat(5_000))))).toHaveLength(200);
  });

  it("loses no text unless the response was EmailJS's own, for every response", () => {
    const responses = fc.oneof(
      fc.record({
        kind: fc.constant('http' as const),
        status: fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 })),
        text: fc.oneof(fc.constant('OK'), fc.string()),
      }),
      fc.constant(none),
    );
    const dice = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(responses, dice, fc.boolean(), fc.boolean(), (response, random, ...flags) => {
        const [reachable, inForm] = flags;
        const after = made(end(begin(fresh(), 'lease-1', inForm), response, { random, reachable }));
        if (response.kind === 'http' && response.status === 200 && response.text.trim() === 'OK')
          return after.status === 'sent';
        return after.payload.message === 'Hello' && ['queued', 'attention'].includes(after.status);
      }),
    );
  });
});

describe('the end of an attempt that its author waits for', () => {
  const sending = begin(fresh(), 'lease-1', true);

  it.each([none, http(500, 'no'), http(429), http(412), http(413), http(200, '<h1>')])(
    '%j leaves the message to its author while there is a network',
    (response) => {
      expect(end(sending, response)).toMatchObject({ status: 'attention', inForm: true, payload });
    },
  );

  it('leaves it to its author too if the service answered and our own server does not', () => {
    expect(end(sending, http(500), { reachable: false })).toMatchObject({ status: 'attention' });
  });

  it('leaves it to the queue where there is none', () => {
    expect(end(sending, none, { reachable: false })).toMatchObject({
      status: 'queued',
      inForm: false,
    });
  });
});

describe('an attempt that was given up', () => {
  /** The first one got no answer, the second is under way. */
  const second = () => begin({ ...made(end(begin(fresh()), none)) }, 'lease-2');

  it('changes nothing of the next one but its own entry', () => {
    const before = second();
    const after = made(end(before, http(413, 'too large')));
    const [first, ...others] = after.journal;
    expect(first).toMatchObject({ id: 'lease-1', response: '413 too large' });
    expect({ ...after, journal: [before.journal[0], ...others] }).toEqual(before);
  });

  it('counts a delivery, even if another attempt is posting by then', () => {
    expect(end(second(), http(200, 'OK'))).toMatchObject({ status: 'sent' });
    const waits = made(end(begin(fresh()), none));
    expect(end(waits, http(200, 'OK'))).toMatchObject({ status: 'sent' });
  });

  it('says nothing if nobody knows of it, or the message is finished', () => {
    expect(end(second(), http(413), { attempt: 'unknown' })).toBeUndefined();
    const deleted = made(to.asDeleted(made(end(begin(fresh()), none))));
    expect(end(deleted, http(200, 'OK'))).toBeUndefined();
    // As an older version of the site may have left it.
    const { journal } = begin(fresh());
    expect(end({ ...deleted, journal }, http(413))).toBeUndefined();
  });
});

describe('the journal', () => {
  it('keeps counting and keeps every uncertain try beyond its length', () => {
    let record = made(end(begin(fresh()), none));
    for (let i = 2; i <= 200; i++) {
      const lease = `lease-${i}`;
      const sending = begin({ ...record, status: 'queued' }, lease);
      record = made(end(sending, http(503, 'Busy'), { attempt: lease }));
    }
    expect(attemptsOf(record)).toBe(200);
    expect(mayHaveArrived(record)).toBe(true);
    expect(record.journal.length).toBeLessThanOrEqual(30);
  });

  it('drops the oldest of too many uncertain tries, and keeps the others', () => {
    let record = fresh();
    for (let i = 1; i <= 40; i++) {
      const lease = `lease-${i}`;
      record = made(end(begin(record, lease), none, { attempt: lease }));
    }
    expect([attemptsOf(record), record.journal.length]).toEqual([40, 30]);
    expect(record.journal.at(-1)?.id).toBe('lease-40');
  });
});

describe('backoff', () => {
  it('stays between zero and an hour, and doubles its range', () => {
    expect(to.backoff(1, 1)).toBe(5_000);
    expect(to.backoff(2, 1)).toBe(10_000);
    expect(to.backoff(4, 0.5)).toBe(20_000);
    expect(to.backoff(1_000, 1)).toBe(60 * 60_000);
    expect(to.backoff(5, 0)).toBe(0);
  });
});

describe('the other changes', () => {
  it('counts an attempt as it begins, and never takes it back', () => {
    const sending = begin({ ...fresh(), sendNow: true });
    expect(sending).toMatchObject({ status: 'sending', sendNow: false });
    expect(attemptsOf(sending)).toBe(1);
    expect(attemptsOf(made(end(sending, none, { reachable: false })))).toBe(1);
  });

  it('returns an orphan to the queue as one that may have arrived', () => {
    const orphan = made(to.recoverOrphan(begin(fresh(), 'lease-1', true), NOW));
    // The form that had it is gone: it belongs to the queue.
    expect(orphan).toMatchObject({
      status: 'queued',
      inForm: false,
      nextAt: NOW + UNANSWERED_WAIT_MS,
    });
    expect([attemptsOf(orphan), mayHaveArrived(orphan)]).toEqual([1, true]);
  });

  it('does not delete a message that is being sent', () => {
    expect(to.asDeleted(begin(fresh()))).toBeUndefined();
    expect(to.asDeleted(fresh())).toMatchObject({ status: 'deleted', payload: { message: '' } });
  });

  it('returns to its form if its author sends it from there', () => {
    for (const status of ['queued', 'attention'] as const) {
      const record = { ...fresh(), status };
      const again = { ...record, status: 'queued', inForm: true, nextAt: NOW + 30_000 };
      expect(to.sendFromForm(record, NOW + 30_000)).toEqual(again);
    }
    expect(to.sendFromForm(begin(fresh()), NOW)).toBeUndefined();
  });

  it('does not treat a message as an orphan if nobody was sending it', () => {
    expect(to.recoverOrphan(made(end(begin(fresh()), none)), NOW)).toBeUndefined();
  });

  it('starts nothing from a state that changed meanwhile', () => {
    const sent = made(end(begin(fresh()), http(200, 'OK')));
    const deleted = made(to.asDeleted(fresh()));
    for (const done of [sent, deleted]) {
      expect(isDone(done)).toBe(true);
      for (const changed of [
        to.startAttempt(done, { id: 'x', at: NOW }, true),
        to.sendFromForm(done, NOW),
        to.askToSendNow(done, NOW),
        to.holdForForm(done),
        to.leaveToQueue(done, NOW),
        to.recoverOrphan(done, NOW),
        to.hasten(done, NOW, 0),
        to.asDeleted(done),
        to.asSent(done, NOW),
        end(done, none),
      ])
        expect(changed).toBeUndefined();
    }
    const attention = made(end(begin(fresh()), http(413, 'Variables size limit')));
    expect(to.startAttempt(attention, { id: 'x', at: NOW }, false)).toBeUndefined();
    expect(to.startAttempt(begin(fresh()), { id: 'x', at: NOW }, true)).toBeUndefined();
    expect(to.leaveToQueue(attention, NOW)).toBeUndefined();
  });

  it('marks a pressed message, and only an attempt removes the mark', () => {
    const attention = made(end(begin(fresh(), 'lease-1', true), http(500)));
    const asked = made(to.askToSendNow(attention, NOW + 5));
    expect(asked).toMatchObject({ status: 'queued', sendNow: true, inForm: false });
    expect(to.isDue({ ...asked, nextAt: NOW + 1_000_000 }, NOW)).toBe(true);
    expect(begin(asked).sendNow).toBe(false);
  });

  it('shortens waits to five seconds at most when the network is back, but not after silence', () => {
    const later = { ...fresh(), nextAt: NOW + 1_000_000 };
    expect(to.hasten(later, NOW, 1)).toEqual({ ...later, nextAt: NOW + 5_000 });
    const silent = made(end(begin(fresh()), none));
    expect(to.hasten(silent, NOW, 1)).toBeUndefined();
    // An answer has ended its post, though a copy may have arrived.
    const broken = { ...made(end(begin(fresh()), http(504))), nextAt: NOW + 1_000_000 };
    expect(to.hasten(broken, NOW, 1)).toEqual({ ...broken, nextAt: NOW + 5_000 });
    expect(to.hasten({ ...later, status: 'attention' }, NOW, 1)).toBeUndefined();
    expect(to.hasten({ ...later, inForm: true }, NOW, 1)).toBeUndefined();
  });

  it('calls a message due when its time has come, or when the clock was set back a year', () => {
    expect(to.isDue(fresh(), NOW)).toBe(true);
    expect(to.isDue({ ...fresh(), nextAt: NOW + 1 }, NOW)).toBe(false);
    expect(to.isDue(fresh(), NOW - 365 * 86_400_000)).toBe(true);
    // Twice the longest wait is the furthest that any of ours reaches.
    expect(to.isDue({ ...fresh(), nextAt: NOW + 2 * 3_600_000 }, NOW)).toBe(false);
    expect(to.isDue({ ...fresh(), nextAt: NOW + 2 * 3_600_000 + 1 }, NOW)).toBe(true);
    expect(to.isDue({ ...fresh(), status: 'attention' }, NOW)).toBe(false);
  });
});

describe('what leads from one state to another', () => {
  const STATUSES = ['queued', 'sending', 'attention', 'sent', 'deleted'] as const;
  /** What is done with stays so, and what is being sent is not taken back. */
  const LEADS = {
    queued: ['queued', 'sending', 'attention', 'sent', 'deleted'],
    sending: ['queued', 'sending', 'attention', 'sent'],
    attention: ['queued', 'attention', 'sent', 'deleted'],
    // It leaves the list of what was sent.
    sent: ['sent'],
    deleted: [],
  } as const;

  it.each(STATUSES)('is told for %s', (status) => {
    const legal = STATUSES.filter((next) => {
      try {
        to.assertLegal({ ...fresh(), status }, { ...fresh(), status: next });
        return true;
      } catch {
        return false;
      }
    });
    expect(legal).toEqual(LEADS[status]);
  });

  it('changes neither the id of a message nor its text, unless the text goes', () => {
    const other = { ...payload, message: 'Ho' };
    const change = (after: Partial<OutboxRecord>) => () =>
      to.assertLegal(fresh(), { ...fresh(), ...after });
    expect(change({ id: 'id-2' })).toThrow('No transition leads from queued to queued');
    expect(change({ payload: other })).toThrow('No transition');
    expect(change({ status: 'attention', payload: other })).toThrow('No transition');
    expect(change({ status: 'sent', payload: other })).not.toThrow();
  });
});

describe('a message that was held back', () => {
  const HELD = 600_000;
  const held = (written: number, posted: number) =>
    to.isHeld({ ...fresh(), createdAt: NOW - written }, NOW - posted, HELD, NOW);

  it.each([
    [HELD, HELD, true],
    [HELD - 1, HELD, false],
    [HELD, HELD - 1, false],
    // By a clock that was set back since.
    [-HELD, -HELD, true],
    [1 - HELD, HELD, false],
  ])('for %i ms, with a post %i ms ago, is to tell whether there is a network: %s', (...row) => {
    const [written, posted, expected] = row;
    expect(held(written, posted)).toBe(expected);
  });
});

describe('a message whose page has posted it without a record', () => {
  const attempt = { id: 'lease-9', number: 1, at: NOW, response: '@no-answer' };

  it('waits for its author with that attempt, once', () => {
    const joined = made(to.joinUnstored(fresh(), attempt, false));
    expect(joined).toEqual({ ...fresh(), status: 'attention', inForm: true, journal: [attempt] });
    expect(to.joinUnstored(joined, attempt, false)).toBeUndefined();
    const second = { ...attempt, id: 'lease-10' };
    expect(to.joinUnstored(joined, second, false)?.journal).toEqual([attempt, second]);
  });

  it('is sent where it was delivered, and left alone where another one sends it', () => {
    expect(to.joinUnstored(fresh(), attempt, true)).toMatchObject({ status: 'sent' });
    expect(to.joinUnstored(begin(fresh()), attempt, false)).toBeUndefined();
  });
});

describe('a message that its author takes back', () => {
  const doubtful = () => made(end(begin(fresh()), none));

  it('is deleted, unless its author was told that no copy may have arrived and one may', () => {
    expect(to.takeBack(fresh(), true)).toMatchObject({ status: 'deleted' });
    expect(to.takeBack(doubtful(), false)).toMatchObject({ status: 'deleted' });
    expect(to.takeBack(doubtful(), true)).toBeUndefined();
  });

  it('back into the form keeps its id if a copy may have arrived', () => {
    expect(to.takeToForm(fresh())).toMatchObject({ status: 'deleted', sendNow: false });
    const marked = { ...doubtful(), sendNow: true };
    expect(to.takeToForm(marked)).toEqual({
      ...marked,
      status: 'attention',
      inForm: true,
      sendNow: false,
    });
  });
});

describe('what an author has asked for', () => {
  it('stays pressed if there was no network, and not if there was', () => {
    const asked = (reachable: boolean) =>
      to.endAttempt(begin(fresh()), {
        attempt: 'lease-1',
        response: none,
        reachable,
        wasAsked: true,
        now: NOW,
        random: 0.5,
      });
    expect(asked(false)).toMatchObject({ status: 'queued', sendNow: true });
    expect(asked(true)).toMatchObject({ status: 'queued', sendNow: false });
    expect(end(begin(fresh()), none, { reachable: false })).toMatchObject({ sendNow: false });
  });

  it('keeps no mark on a finished message', () => {
    const marked = { ...fresh(), inForm: true, sendNow: true };
    for (const done of [to.asSent(marked, NOW), to.asDeleted(marked)])
      expect(done).toMatchObject({ inForm: false, sendNow: false, hash: '', journal: [] });
  });
});

describe('the wait after an attempt', () => {
  const waitAfter = (response: MailResponse, given: End, tries = 1) => {
    let record = begin(fresh());
    for (let i = 1; i < tries; i++)
      record = begin({ ...made(end(record, http(503))), status: 'queued' });
    return made(end(record, response, given)).nextAt - NOW;
  };

  it('grows from a minute with each try that got no answer', () => {
    expect(waitAfter(none, { random: 1 })).toBe(60_000);
    expect(waitAfter(none, { random: 1 }, 6)).toBe(160_000);
    // Without a network nobody is spared by waiting longer.
    expect(waitAfter(none, { random: 1, reachable: false }, 6)).toBe(60_000);
  });

  it('grows from seconds if nothing left the device, or the service was busy', () => {
    expect(waitAfter({ kind: 'unsent' }, { random: 1 })).toBe(5_000);
    expect(waitAfter({ kind: 'unsent' }, { random: 1 }, 3)).toBe(20_000);
    expect(waitAfter(http(503), { random: 1 }, 3)).toBe(20_000);
  });
});

describe('parseRecord', () => {
  it('reads what was written', () => {
    for (const record of [fresh(), begin(fresh()), made(to.asDeleted(fresh()))])
      expect(parseRecord(structuredClone(record))).toEqual(record);
  });

  it('reads the first and the last time that there is', () => {
    for (const createdAt of [-8.64e15, 8.64e15])
      expect(parseRecord({ ...fresh(), createdAt })).toMatchObject({ createdAt });
  });

  /** As version 1 stored it. */
  const v1 = {
    schema: 1,
    id: 'id-1',
    seq: 1,
    createdAt: NOW,
    payload,
    status: 'queued',
    attempts: 3,
    mayHaveArrived: false,
    nextAt: NOW,
    lastError: '',
  };

  it('reads the sentences that were stored before there were codes', () => {
    const codes = [
      ['No answer from the mail service.', '@no-answer'],
      ['The app was closed while this was being sent.', '@closed'],
      ['This build has no mail settings.', '@no-settings'],
      ['413 Variables size limit', '413 Variables size limit'],
      ['constructor', 'constructor'],
    ];
    for (const [stored, read] of codes)
      expect(parseRecord({ ...v1, lastError: stored })).toEqual({
        ...fresh(),
        hash: '',
        journal: [{ id: '', number: 3, at: NOW, response: read }],
      });
  });

  it('forgets no doubt of version 1 for a refusal that came after it', () => {
    const doubtful = parseRecord({ ...v1, mayHaveArrived: true, lastError: '413 too large' });
    expect(mayHaveArrived(doubtful as OutboxRecord)).toBe(true);
    const certain = parseRecord({ ...v1, lastError: '413 too large' });
    expect(mayHaveArrived(certain as OutboxRecord)).toBe(false);
  });

  it('treats a message that version 1 was sending as one whose sender may have died', () => {
    const sending = parseRecord({ ...v1, status: 'sending', attempts: 1 }) as OutboxRecord;
    const orphan = made(to.recoverOrphan(sending, NOW));
    expect([attemptsOf(orphan), lastResponse(orphan)]).toEqual([1, '@closed']);
  });

  it('leaves records of a newer version alone', () => {
    expect(parseRecord({ schema: 99, anything: true })).toBe('newer');
  });

  it('reports everything else as unreadable, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => parseRecord(value) !== undefined),
      { examples: [[null], [undefined], ['junk'], [{ schema: 1 }], [{ schema: 2 }], [[]]] },
    );
    for (const field of Object.keys(fresh()))
      expect(parseRecord({ ...fresh(), [field]: {} }), field).toBe('unreadable');
    // What version 1 kept of attempts is read leniently: a message is worth more than its count.
    for (const field of ['id', 'seq', 'createdAt', 'payload', 'status', 'nextAt'])
      expect(parseRecord({ ...v1, [field]: {} }), field).toBe('unreadable');
  });

  it.each([
    ['a version', { schema: Number.NEGATIVE_INFINITY }],
    ['a version', { schema: Number.NaN }],
    ['a version', { schema: -1 }],
    ['a time', { createdAt: 8.7e15 }],
    ['a time', { nextAt: Number.POSITIVE_INFINITY }],
    ['an attempt', { journal: [{ id: 'x', number: 1, at: 8.7e15, response: '' }] }],
    ['an attempt', { journal: [{ id: 'x', number: 1.5, at: NOW, response: '' }] }],
    ['an attempt', { journal: [null] }],
    ['an attempt', { journal: [{ id: 7, number: 1, at: NOW, response: '' }] }],
    ['an attempt', { journal: [{ id: 'x', number: 1, at: NOW }] }],
    ['one attempt of two', { journal: [{ id: 'x', number: 1, at: NOW, response: '' }, null] }],
    ['an id', { id: '' }],
    ['a text', { payload: { ...payload, message: 7 } }],
    ['a text', { payload: { ...payload, from_name: undefined } }],
    ['a time', { createdAt: '2026' }],
    ['a time', { nextAt: Number.NaN }],
    ['a mark', { sendNow: 1 }],
    ['a mark', { inForm: undefined }],
  ])('calls a message with %s that none can have unreadable: %j', (_, broken) => {
    expect(parseRecord({ ...fresh(), ...broken })).toBe('unreadable');
  });
});
