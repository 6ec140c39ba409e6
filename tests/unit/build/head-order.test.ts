import { expect, test } from 'vitest';
import { inOrderOfPaint } from '../../../build/plugins/head-order.ts';

const BUILT = `<head>
    <link rel="preload" as="font" href="/assets/a.woff2">
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>`;

test('the stylesheet is asked for before the font, the application after both', () => {
  expect(inOrderOfPaint(BUILT)).toBe(`<head>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <link rel="preload" as="font" href="/assets/a.woff2">
    <script type="module" crossorigin src="/assets/main.js" fetchpriority="low"></script>
  </head>`);
});

test.each([
  ['stylesheet', /<link rel="stylesheet".*/],
  ['font', /<link rel="preload".*/],
  ['script', /<script.*/],
])('a page without its %s is refused', (_part, text) => {
  expect(() => inOrderOfPaint(BUILT.replace(text, ''))).toThrow(/index.html lacks/);
});
