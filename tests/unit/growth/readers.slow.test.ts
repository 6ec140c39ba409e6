import { describe, expect, it } from 'vitest';
import { withWorkCounter } from '../../support/growth/count-work.ts';
import { growth, LINEAR } from '../../support/growth/growth.ts';
import { someOf } from '../../support/some-of.ts';
import { RULES } from '../features/rules.ts';
import { READERS } from './readers.ts';

/** What a text may repeat to keep a reader busy. */
const MIDDLES = [
  ...['1', 'A1', 'a', ' ', 'a ', '1\n', '1,', '0', '.-', '@', '/', '/x//', '.html', '%25', '\\'],
  ...['१', 'कि', 'é', '\ud800', '\u200b', '"', '<a', '{"', '[', ',', '\u001f', '\u001d', '\r\n'],
];
/** The text around it. An end that fits nothing has a reader that tries again try everything. */
const AROUND = [
  ['', ''],
  ['', 'x'],
  ['1', 'x'],
  ['/shared/', '/'],
] as const;

const ATTACKS = MIDDLES.flatMap((middle) => AROUND.map(([start, end]) => ({ start, middle, end })));

const LENGTH = 160;

/** A text with which a reader has more than twice the work where it is twice as long, if there is one. */
const slowText = (read: (text: string) => unknown, attacks = ATTACKS) =>
  withWorkCounter((countWork) =>
    attacks.find(({ start, middle, end }) => {
      const text = (length: number) => start + middle.repeat(length / middle.length) + end;
      const workAt = (length: number) => countWork(() => read(text(length)));
      return growth(workAt, LENGTH) > LINEAR && growth(workAt, 4 * LENGTH) > LINEAR;
    }),
  );

describe('what reads a text', () => {
  it.each(someOf(Object.entries({ ...READERS, ...RULES }), 40))(
    'the work of %s grows with a text',
    (_, read) => {
      expect(slowText(read, someOf(ATTACKS, 30))).toBeUndefined();
    },
  );
});

describe('more work is seen of what', () => {
  it.each<[string, (text: string) => unknown]>([
    ['looks at each rest', (text) => [...text].map((_, i) => text.slice(i))],
    ['looks for each in all', (text) => [...text].map((one, i) => [...text].indexOf(one, i))],
    ['copies a list for each', (text) => [...text].reduce((all, one) => all.concat(one), [''])],
    ['goes through all for each', (text) => [...text].map(() => [...text].some((b) => b === ''))],
    ['asks an expression made for it', (text) => new RegExp(`${'A'}+1x`).test(text.toUpperCase())],
  ])('%s', (_, read) => {
    expect(slowText(read)).toBeDefined();
  });
});
