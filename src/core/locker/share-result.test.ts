import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShareResult } from './share-result.ts';
import { type ShareRefusal, shareResultUrl } from './share-target.ts';

test('what the worker writes is what the page reads', () => {
  const result = { shared: 2, refused: ['too-large', 'full'] as ShareRefusal[] };
  const url = shareResultUrl(result);
  expect(url).toBe('/digilocker?shared=2&refused=too-large&refused=full');
  expect(readShareResult(new URL(url, 'https://site.test').search)).toEqual(result);
  expect(readShareResult('')).toBeUndefined();
  expect(readShareResult('?utm_source=x')).toBeUndefined();
});

test('a made-up URL shows only our own reasons', () => {
  const made =
    '?shared=-1&refused=<b>&refused=__proto__&refused=constructor&refused=full&refused=full';
  expect(readShareResult(made)).toEqual({ shared: 0, refused: ['full'] });
  for (const shared of ['1e99', 'NaN', '0x', '1.5', ''])
    expect(readShareResult(`?shared=${shared}`)?.shared).toBe(0);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const result = readShareResult(`?shared=1&refused=${text}`);
      return result === undefined || result.refused.length <= 1 || text.includes('&');
    }),
  );
});
