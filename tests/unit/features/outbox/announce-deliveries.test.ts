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

const sent = (record: OutboxRecord) => to.asSent(record) as OutboxRecord;
const sending = (record: OutboxRecord, inForm = false) =>
  to.startAttempt(record, { id: 'lease', at: NOW }, inForm) as OutboxRecord;

let shown: readonly OutboxRecord[] = [];

/** A page looks at the disk, as `sync-outbox-store.ts` does. */
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

test('a delivery is told once, whoever made it', () => {
  look(a);
  look(sending(a));
  expect(told()).toEqual([]);
  look(sent(a));
  look(sent(a));
  expect(told()).toEqual(['1 message sent.']);
});

test('where this page had found no network, that is told with it', () => {
  vi.mocked(wasOffline).mockReturnValueOnce(true);
  look(a);
  look(sent(a));
  expect(told()).toEqual(['Back online. 1 message sent.']);
});

test('one that was made while no page was open is told by the next, and by none after that', () => {
  look(a);
  openAnother();
  look(sent(a));
  openAnother();
  look(sent(a));
  expect(told()).toEqual(['1 message sent.']);
});

test('a tab that nobody looks at tells it when it is looked at, unless another has', () => {
  look(a, b);
  showPage('hidden');
  look(sent(a), sent(b));
  expect(told()).toEqual([]);
  takeWaitingIds(['b']);
  showPage('visible');
  look(sent(a), sent(b));
  expect(told()).toEqual(['1 message sent.']);
});

test('those of one round are told together', async () => {
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

test('those of a round that ended early are told soon', async () => {
  look(a, b);
  look(sent(a), b);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told()).toEqual(['1 message sent.']);
  look(sent(a), sent(b));
  expect(told()).toEqual(['1 message sent.', '1 message sent.']);
});

test('one whose author waits for it in the form is told there', () => {
  look({ ...a, inForm: true });
  look(sending(a, true));
  look(sent(a));
  openAnother();
  look(sent(a));
  expect(told()).toEqual([]);
});

test('one that its author took back was not delivered', () => {
  look(a);
  look(to.asDeleted(a) as OutboxRecord);
  expect(told()).toEqual([]);
});
