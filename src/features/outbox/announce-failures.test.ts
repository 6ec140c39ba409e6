import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptsOf } from '#core/outbox/journal.ts';
import { newRecord, type OutboxRecord } from '#core/outbox/record.ts';
import * as to from '#core/outbox/transitions.ts';
import { announceFailures } from '#features/outbox/delivery/announce-failures.ts';
import { useOutbox } from '#store/outbox.ts';
import { showToast } from '#store/toasts.ts';

vi.mock('#store/toasts.ts');

const TEXT = { from_name: 'A', from_email: 'a@b.example', message: 'Hi' };
const saved = newRecord({ id: 'a', hash: '', seq: 1 }, TEXT, 1);

/** The mail service's own word for a text that it never takes. */
const REFUSAL = 'Variables size limit';

/** What comes of the one attempt of a message: a status, or no answer, and then a copy may have arrived. */
function end(record: OutboxRecord, status?: number): OutboxRecord {
  const ended = to.endAttempt(record, {
    attempt: `lease-${attemptsOf(record)}`,
    response: status === undefined ? { kind: 'none' } : { kind: 'http', status, text: REFUSAL },
    reachable: true,
    now: 1,
    random: 0,
  });
  if (!ended) throw new Error('It does not apply.');
  return ended;
}

const begin = (record: OutboxRecord, inForm = false) =>
  to.startAttempt(record, { id: `lease-${attemptsOf(record) + 1}`, at: 1 }, inForm) as OutboxRecord;

const told = () => vi.mocked(showToast).mock.calls.length;

beforeEach(() => void vi.stubGlobal('document', { visibilityState: 'visible' }));
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  useOutbox.setState({ inForm: '' });
});

test('A5: announces a message that is refused after its author left the form', () => {
  const sending = begin(saved, true);
  announceFailures([sending], [end(sending, 500)]);
  expect(told()).toBe(1);
});

test('announces it even if the page did not see its attempt begin', () => {
  announceFailures([saved], [end(begin(saved), 413)]);
  expect(told()).toBe(1);
});

test('leaves it to the form that shows it; a hidden tab announces nothing', () => {
  const sending = begin(saved, true);
  useOutbox.setState({ inForm: 'a' });
  announceFailures([sending], [end(sending, 500)]);
  useOutbox.setState({ inForm: '' });
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  announceFailures([sending], [end(sending, 500)]);
  expect(told()).toBe(0);
});

test('does not announce one that is retried, or was announced before', () => {
  const sending = begin(saved);
  announceFailures([sending], [end(sending, 503)]);
  const refused = end(sending, 413);
  announceFailures([refused], [refused]);
  expect(told()).toBe(0);
});

test('does not announce one that its author edits', () => {
  const waits = to.recoverOrphan(begin(saved), 1) as OutboxRecord;
  announceFailures([waits], [to.holdForForm(waits) as OutboxRecord]);
  expect(told()).toBe(0);
});

test('announces one that is refused again', () => {
  const refused = end(begin(saved), 413);
  const again = to.askToSendNow(refused, 1) as OutboxRecord;
  announceFailures([refused], [end(begin(again), 413)]);
  expect(told()).toBe(1);
});

test('does not call one unsent that may have arrived', () => {
  const sending = begin(saved, true);
  announceFailures([sending], [end(sending)]);
  expect(showToast).toHaveBeenLastCalledWith('alert', expect.not.stringMatching(/not be sent/));

  const again = begin({ ...end(begin(saved)), status: 'queued' });
  announceFailures([again], [end(again, 413)]);
  expect(showToast).toHaveBeenLastCalledWith('alert', expect.not.stringMatching(/not be sent/));
  expect(told()).toBe(2);
});
