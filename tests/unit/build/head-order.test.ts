import { expect, test } from 'vitest';
import { inOrderOfPaint } from '../../../build/vite/head-order.ts';

const BUILT = `<head>
    <!--styles-->
    <link rel="preload" as="font" href="/assets/a.woff2">
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  <link rel="manifest" href="/manifest.webmanifest"></head>`;

test('stylesheets are asked for before the font, the one of all pages first, the application last', () => {
  expect(inOrderOfPaint(BUILT)).toBe(`<head>
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <!--styles-->
    <link rel="preload" as="font" href="/assets/a.woff2">
    <script type="module" crossorigin src="/assets/main.js" fetchpriority="low"></script>
  </head>`);
});

test.each([
  ['manifest', /<link rel="manifest"[^>]*>/],
  ['stylesheet', /<link rel="stylesheet".*/],
  ['place for styles', /<!--styles-->/],
  ['font', /<link rel="preload".*/],
  ['script', /<script.*/],
])('a page without its %s is refused', (_part, text) => {
  expect(() => inOrderOfPaint(BUILT.replace(text, ''))).toThrow(/index.html lacks/);
});
