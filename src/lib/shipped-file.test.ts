import { afterEach, expect, it, vi } from 'vitest';
import { shippedFile } from '#lib/shipped-file.ts';

afterEach(() => vi.unstubAllGlobals());

const responding = (...responses: (Response | Error)[]) => {
  const fetch = vi.fn(async () => {
    const response = responses.shift();
    if (response instanceof Response) return response;
    throw response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const numbersIn = (json: unknown) => {
  if (!Array.isArray(json)) throw new Error('These are not numbers.');
  return json as number[];
};

it('is fetched when it is asked for, once, by the first caller', async () => {
  const fetch = responding(Response.json([1, 2]));
  const load = shippedFile('data/numbers.json', numbersIn);
  expect(fetch).not.toHaveBeenCalled();
  expect(await Promise.all([load(), load()])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(await load()).toEqual([1, 2]);
  expect(fetch.mock.calls).toEqual([['/data/numbers.json']]);
});

it.each<[string, Response | Error]>([
  ['there is no network', new TypeError('Failed to fetch')],
  ['it is not there', Response.json([1], { status: 404 })],
  ['the response is a sign-in page', new Response('<html>')],
  ['the response is something else', Response.json({})],
])('is asked for again where %s', async (_, trouble) => {
  responding(trouble, Response.json([3]));
  const load = shippedFile('data/numbers.json', numbersIn);
  await expect(load()).rejects.toThrow();
  expect(await load()).toEqual([3]);
});
