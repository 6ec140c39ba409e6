import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callEmailJs } from '#core/outbox/call-email-js.ts';
import type { MailParameters } from '#core/outbox/device.ts';
import { post } from '#core/outbox/post.ts';
import { stubMailSettings } from '#tests/unit/core/outbox/mail-settings.ts';

const PARAMETERS: MailParameters = {
  from_name: 'Asha Verma',
  from_email: 'asha@shop.example',
  message: 'Hello',
  message_id: 'a',
  attempt: 1,
  queued_at: '2026-11-26T00:00:00.000Z',
};

/** The requests of a browser whose network answers none; one that is aborted fails, as the standard says. */
let requests: { url: string; signal: AbortSignal | null | undefined }[];
let browserFetch: typeof fetch;

beforeEach(() => {
  requests = [];
  browserFetch = (url, init) => {
    requests.push({ url: String(url), signal: init?.signal });
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  };
  vi.stubGlobal('fetch', browserFetch);
  vi.stubGlobal('location', { pathname: '/contact' });
  stubMailSettings();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const WAYS = [
  { by: "EmailJS's SDK", how: post },
  { by: 'the call that the worker makes', how: callEmailJs },
];

test.each(WAYS)('a post by $by ends when it is aborted', async ({ how }) => {
  const abort = new AbortController();
  const response = how(PARAMETERS, { signal: abort.signal, isGiven: async () => true });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toBe('https://mail.example/api/v1.0/email/send');
  abort.abort();
  expect(await response).toEqual({ kind: 'none' });
  expect(requests[0]?.signal?.aborted).toBe(true);
});

test.each(WAYS)('no request by $by leaves without permission', async ({ how }) => {
  const { signal } = new AbortController();
  const response = how(PARAMETERS, { signal, isGiven: async () => false });
  expect(await response).toEqual({ kind: 'unsent' });
  expect(requests).toEqual([]);
  expect(fetch).toBe(browserFetch);
});

test('other requests of the page are not ended with a post, and its fetch is its own again', async () => {
  const abort = new AbortController();
  const isGiven = async () => {
    // Begun between the leave and the request.
    queueMicrotask(() => void fetch('/assets/a.js'));
    return true;
  };
  const response = post(PARAMETERS, { signal: abort.signal, isGiven });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(fetch).toBe(browserFetch);
  abort.abort();
  await response;
  expect(requests.find(({ url }) => url === '/assets/a.js')?.signal).toBeUndefined();
});
