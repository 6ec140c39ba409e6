import { beforeEach, expect, test, vi } from 'vitest';
import { takeOffer } from '#pwa/visits.ts';
import { type InstallEvent, useInstall } from '#store/install-offer.ts';
import { LOCAL } from '#store/keys.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 25);
const stored = new Map<string, string>();
const offer = {} as InstallEvent;

beforeEach(() => {
  stored.clear();
  useInstall.setState({ offer: undefined, installed: false });
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

/** Whether the browser's offer is shown to a visitor who declined one at a time. */
function isShown(declinedAt: number, at = NOW): boolean {
  vi.setSystemTime(at);
  if (declinedAt) stored.set(LOCAL.install, JSON.stringify({ visits: 5, declinedAt }));
  takeOffer(offer);
  return useInstall.getState().offer === offer;
}

test.each([
  [0, true],
  [NOW - 29 * DAY_MS, false],
  [NOW - 31 * DAY_MS, true],
])('declined at %i, an offer is shown: %s', (declinedAt, shown) => {
  expect(isShown(declinedAt)).toBe(shown);
});

test('declined while the clock stood in 2036, the thirty days begin when the clock is right', () => {
  expect(isShown(Date.UTC(2036, 0, 1))).toBe(false);
  expect(isShown(0, NOW + 29 * DAY_MS)).toBe(false);
  expect(isShown(0, NOW + 31 * DAY_MS)).toBe(true);
});

test('an offer from before the site was installed is not shown after that', () => {
  useInstall.setState({ installed: true });
  expect(isShown(0)).toBe(false);
});
