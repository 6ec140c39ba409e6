import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '#facts/site.ts';
import { isEnglish } from './english.ts';
import { jsx, jsxs } from './jsx-runtime.ts';
import { marks } from './marks.ts';

const Bold = () => jsx('b', { children: 'இங்கே' });

it.each([
  ['a text', jsx('p', { children: 'Send it' }), '<p lang="en">Send it</p>'],
  [
    'a text with figures',
    jsxs('p', { children: ['In ', 5, ' days'] }),
    '<p lang="en">In 5 days</p>',
  ],
  [
    'a text around an element',
    jsxs('p', { children: ['Look ', jsx(Bold, {}), ' now'] }),
    '<p><span lang="en">Look </span><b>இங்கே</b><span lang="en"> now</span></p>',
  ],
  [
    'a text in a fragment',
    jsxs(Fragment, { children: ['Look ', jsx(Bold, {})] }),
    '<span lang="en">Look </span><b>இங்கே</b>',
  ],
  [
    'texts that are not all English',
    jsxs('p', { children: ['One', [['Two'], 'மூன்று']] }),
    '<p>OneTwoமூன்று</p>',
  ],
  ['an option', jsx('option', { children: 'Monthly' }), '<option lang="en">Monthly</option>'],
  ['a name', jsx('img', { alt: 'A shop' }), '<img alt="A shop" lang="en"/>'],
  [
    'a button that only has a name',
    jsx('button', { 'aria-label': 'Close', children: jsx('svg', {}) }),
    '<button aria-label="Close" lang="en"><svg></svg></button>',
  ],
  [
    'a placeholder',
    jsx('input', { placeholder: 'Search here' }),
    '<input placeholder="Search here" lang="en"/>',
  ],
  ['its own language', jsx('p', { children: 'அனுப்பு' }), '<p>அனுப்பு</p>'],
  ['what says its language', jsx('p', { lang: 'hi', children: 'Send' }), '<p lang="hi">Send</p>'],
  ['code', jsx('code', { children: 'await pay()' }), '<code>await pay()</code>'],
  ['a number', jsx('td', { children: 7 }), '<td>7</td>'],
  [
    'a part around names',
    jsx('nav', { 'aria-label': 'Main', children: jsx(Bold, {}) }),
    '<nav aria-label="Main"><b>இங்கே</b></nav>',
  ],
])('%s is marked where it is English', (_what, element, markup) => {
  expect(renderToStaticMarkup(element)).toBe(markup);
});

it('a component gets its properties as they are', () => {
  const Shown = ({ label }: { label: string }) => createElement('i', null, label);
  expect(jsx(Shown, { label: 'Send' }).props).toEqual({ label: 'Send' });
});

it('marks are counted', () => {
  const before = marks.count;
  jsx('p', { children: 'Send it' });
  jsx('p', { children: 'அனுப்பு' });
  expect(marks.count - before).toBe(1);
});

it.each([
  'UPI',
  '₹1,250',
  '24/7',
  `ask@${site.brand.toLowerCase()}.example`,
  '/contact',
  site.brand,
  'RuPay',
  '',
  'rates.pdf',
  'UPI மூலம் send',
])('“%s” is the same in every language, or is not English alone', (text) =>
  expect(isEnglish(text)).toBe(false),
);

it.each(['Home', 'Pay by UPI', `${site.brand} is here`, 'in 3 days.', 'Ask support@kolam.example'])(
  '“%s” is English',
  (text) => expect(isEnglish(text)).toBe(true),
);
