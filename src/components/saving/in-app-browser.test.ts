import { expect, test } from 'vitest';
import { looksInApp } from '#components/saving/in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F';

// As these programs send them.
test.each([
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0.0.30.109;FBDV/iPhone14,5]`],
  [
    'Facebook',
    `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/462.0.0.47.88;]`,
  ],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 330.0.3.29.109 (iPhone14,5; iOS 17_5; en_IN)`],
  [
    'a WebView',
    `${ANDROID} Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  ['WhatsApp', `${IPHONE} Mobile/15E148 WhatsApp/24.10`],
  ['an app that says nothing', `${IPHONE} Mobile/15E148`],
])('%s is the browser inside an app', (_, userAgent) => {
  expect(looksInApp({ userAgent })).toBe(true);
});

test.each([
  [
    'Chrome',
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome of an iPhone', `${IPHONE} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0'],
  [
    'Samsung',
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
  ],
  [
    'Safari of a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
])('%s is none', (_, userAgent) => {
  expect(looksInApp({ userAgent })).toBe(false);
});

test('nor is a page on the home screen of an iPhone, which names no Safari either', () => {
  expect(looksInApp({ userAgent: `${IPHONE} Mobile/15E148`, standalone: true })).toBe(false);
});
