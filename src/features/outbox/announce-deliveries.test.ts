import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wasOffline } from '#core/outbox/browser-device.ts';
import { isWaiting, newRecord, type OutboxRecord } from '#core/outbox/record.ts';
import * as to from '#core/outbox/transitions.ts';
import { announceDeliveries } from '#features/outbox/delivery/announce-deliveries.ts';
import { countLost } from '#features/outbox/delivery/lost-messages.ts';
import { showToast } from '#store/toasts.ts';
import { takeWaitingIds } from '#store/waiting-ids.ts';

vi.mock('#store/toasts.ts');
vi.mock('#core/outbox/browser-device.ts', () => ({ wasOffline: vi.fn(() => false) }));

const TEXT = { from_name: 'A', from_email: 'a@b.example', message: 'Hi' };
const NOW = 1_000_000;
const a = newRecord({ id: 'a', hash: '', seq: 1 }, TEXT, NOW);
const b = newRecord({ id: 'b', hash: '', seq: 2 }, TEXT, NOW);

const sent = (record: OutboxRecord) => to.asSent(record, 1) as OutboxRecord;
const sending = (record: OutboxRecord, inForm = false) =>
  to.startAttempt(record, { id: 'lease', at: NOW }, inForm) as OutboxRecord;

let shown: readonly OutboxRecord[] = [];

/** A page looks at the disk, as `refresh-outbox-store.ts` does. */
function look(...records: OutboxRecord[]): void {
  countLost(records, new Set(records.map(({ id }) => id)));
  announceDeliveries(shown, records);
  shown = records.filter(isWaiting);
}

/** A page that has looked at nothing yet, in the same browser. */
const openAnother = () => {
  shown = [];
};

const told = () => vi.mocked(showToast).mock.calls.map(([, text]) => text);

function showPage(visibilityState: 'visible' | 'hidden'): void {
  vi.stubGlobal('document', { visibilityState });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  showPage('visible');
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  openAnother();
});

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(showToast).mockClear();
  vi.unstubAllGlobals();
});

test('announces a delivery once, from any sender', () => {
  look(a);
  look(sending(a));
  expect(told()).toEqual([]);
  look(sent(a));
  look(sent(a));
  expect(told()).toEqual(['1 message sent.']);
});

test('mentions that the network is back if this page had found none', () => {
  vi.mocked(wasOffline).mockReturnValueOnce(true);
  look(a);
  look(sent(a));
  expect(told()).toEqual(['Back online. 1 message sent.']);
});

test('the next page announces a delivery made while no page was open, and no later page does', () => {
  look(a);
  openAnother();
  look(sent(a));
  openAnother();
  look(sent(a));
  expect(told()).toEqual(['1 message sent.']);
});

test('a hidden tab announces it when it is shown, unless another tab did', () => {
  look(a, b);
  showPage('hidden');
  look(sent(a), sent(b));
  expect(told()).toEqual([]);
  takeWaitingIds(['b']);
  showPage('visible');
  look(sent(a), sent(b));
  expect(told()).toEqual(['1 message sent.']);
});

test('announces the deliveries of one round together', async () => {
  look(a, b);
  look(sending(a), b);
  look(sent(a), b);
  await vi.advanceTimersByTimeAsync(1_500);
  look(sent(a), sending(b));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told()).toEqual([]);
  look(sent(a), sent(b));
  expect(told()).toEqual(['2 messages sent.']);
});

test('announces the deliveries of an aborted round soon', async () => {
  look(a, b);
  look(sent(a), b);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told()).toEqual(['1 message sent.']);
  look(sent(a), sent(b));
  expect(told()).toEqual(['1 message sent.', '1 message sent.']);
});

test('leaves a delivery to the form whose author waits for it', () => {
  look({ ...a, inForm: true });
  look(sending(a, true));
  look(sent(a));
  openAnother();
  look(sent(a));
  expect(told()).toEqual([]);
});

test('does not announce a message that its author took back', () => {
  look(a);
  look(to.asDeleted(a) as OutboxRecord);
  expect(told()).toEqual([]);
});
