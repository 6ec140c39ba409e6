import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { secretOf } from '#api-docs/resources/webhooks/secret.ts';
import { postEvent } from '../../../../build/server/sandbox/post-event.ts';

const event = {
  delivery: 'dlvr_test_0000000001',
  url: '',
  id: 'evt_test_0000000001',
  body: '{}',
  secrets: [secretOf(1)],
};

const opened: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const server of opened.splice(0)) server.close().closeAllConnections();
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  opened.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://localhost:${(server.address() as { port: number }).port}/`;
}

// The reference: answer 200 within ten seconds.
it.each([
  ['that never answers', () => {}],
  ['whose answer never ends', (response) => response.writeHead(200).write('{')],
] satisfies [string, (response: Parameters<RequestListener>[1]) => void][])(
  'gives up a server %s, after ten seconds',
  async (_which, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isReached = false;
    const url = await listen((_message, response) => {
      isReached = true;
      answer(response);
    });
    let status: number | undefined;
    const posted = postEvent(event, url, new AbortController()).then((given) => {
      status = given;
    });
    while (!isReached) await new Promise((done) => setImmediate(done));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    await posted;
    expect(status).toBe(0);
  },
);

it('posts nothing that was withdrawn before, and nothing off this machine', async () => {
  let posts = 0;
  const url = await listen((_message, response) => {
    posts += 1;
    response.end();
  });
  const withdrawn = new AbortController();
  const posted = postEvent(event, url, withdrawn);
  withdrawn.abort();
  expect(await posted).toBe(0);
  expect(await postEvent(event, 'https://shop.example/hook', new AbortController())).toBe(0);
  expect(posts).toBe(0);
  expect(await postEvent(event, url, new AbortController())).toBe(200);
});

it('asks nobody off this machine but who was allowed', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const shop = 'http://shop.example/hook';
  expect(await postEvent(event, shop, new AbortController())).toBe(0);
  expect(await postEvent(event, shop, new AbortController(), ['other.example'])).toBe(0);
  expect(
    await postEvent(event, shop.replace('http', 'https'), new AbortController(), ['shop.example']),
  ).toBe(0);
  expect(fetched).not.toHaveBeenCalled();
  expect(await postEvent(event, shop, new AbortController(), ['shop.example'])).toBe(200);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([shop]);
});

// Standard Webhooks: seconds since 1970. A receiver refuses what is five minutes from its own clock.
it('says when it posts, and waits for nothing once it is answered', async () => {
  vi.useFakeTimers({ now: 1_768_453_200_999, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let time: unknown;
  const url = await listen(({ headers }, response) => {
    time = headers['webhook-timestamp'];
    response.end();
  });
  expect(await postEvent(event, url, new AbortController())).toBe(200);
  expect(time).toBe('1768453200');
  expect(vi.getTimerCount()).toBe(0);
});
