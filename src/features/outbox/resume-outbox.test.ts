import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceChange } from '#core/outbox/channel.ts';
import { mayHoldMessages } from '#features/outbox/delivery/may-hold-messages.ts';
import { resumeOutbox } from '#features/outbox/delivery/resume-outbox.ts';
import { startOutbox } from '#features/outbox/delivery/start-outbox.ts';
import { useOutbox } from '#store/outbox.ts';

vi.mock('#features/outbox/delivery/start-outbox.ts', () => ({
  startOutbox: vi.fn(async () => {}),
}));
vi.mock('#features/outbox/delivery/may-hold-messages.ts', () => ({ mayHoldMessages: vi.fn() }));

/** The first test loads what is started. */
const WITHIN = { timeout: 60_000 };

const listeners = new Map<string, () => void>();
const heard = {
  addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  removeEventListener: (name: string) => listeners.delete(name),
};
const page = { ...heard, readyState: 'complete', visibilityState: 'visible' };

beforeEach(() => {
  vi.stubGlobal('window', { ...heard, requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('document', page);
  vi.mocked(startOutbox).mockClear();
  useOutbox.setState({ ready: false });
});
afterEach(() => vi.unstubAllGlobals());

const isKnownToBeEmpty = () => vi.waitUntil(() => useOutbox.getState().ready, WITHIN);
const isStarted = () => vi.waitUntil(() => vi.mocked(startOutbox).mock.calls.length > 0, WITHIN);

test('A4: a page on which messages may wait starts the outbox', async () => {
  vi.mocked(mayHoldMessages).mockResolvedValue(true);
  resumeOutbox();
  await isStarted();
  expect(listeners.size).toBe(0);
});

test('a page of a reader starts nothing, and knows that nothing waits', async () => {
  vi.mocked(mayHoldMessages).mockResolvedValue(false);
  resumeOutbox();
  await isKnownToBeEmpty();
  expect(startOutbox).not.toHaveBeenCalled();
});

test('A4: it starts the outbox once a message is saved, on this page or in another tab', async () => {
  vi.mocked(mayHoldMessages).mockResolvedValue(false);
  resumeOutbox();
  await isKnownToBeEmpty();
  announceChange();
  await isStarted();
});

test('A4: it looks again when it is shown: a frozen page is told nothing', async () => {
  vi.mocked(mayHoldMessages).mockResolvedValue(false);
  resumeOutbox();
  await isKnownToBeEmpty();
  vi.mocked(mayHoldMessages).mockResolvedValue(true);
  listeners.get('visibilitychange')?.();
  await isStarted();
});

test('it looks again once there is a network: what could not be loaded then may be there', async () => {
  vi.mocked(mayHoldMessages).mockResolvedValue(false);
  resumeOutbox();
  await isKnownToBeEmpty();
  vi.mocked(mayHoldMessages).mockResolvedValue(true);
  listeners.get('online')?.();
  await isStarted();
  expect(listeners.size).toBe(0);
});
