import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '#lib/when-idle.ts';

type Options = { timeout: number } | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that never has a moment, and keeps to the deadline it is given. */
function stubBusyBrowser() {
  const requestIdleCallback = (run: () => void, options: Options) => {
    if (options) setTimeout(run, options.timeout);
  };
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
}

test.each([
  ['that never has a moment', stubBusyBrowser],
  ['without idle callbacks', () => vi.stubGlobal('window', {})],
])('a browser %s calls it all the same, once', (_browser, stub) => {
  stub();
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('what was cancelled is not called', () => {
  stubBusyBrowser();
  const run = vi.fn();
  whenIdle(run)();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
