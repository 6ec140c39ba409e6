import { expect, it } from 'vitest';
import { site } from '#facts/site.ts';
import { renderedPages } from './shown.ts';

/** The numbers that pages tell people to call. */
const CALLED = [site.phone.label, '1930'];

const CALL = /<a\b[^>]*\bhref="tel:[^"]*"[^>]*>.*?<\/a>/g;

it.each(renderedPages.map(({ path, main }) => [path, main.markup] as const))(
  'on %s a number to call is a link',
  (_path, markup) => {
    const text = markup
      .replaceAll('\u00a0', ' ')
      .replace(CALL, '')
      .replace(/<[^>]*>/g, ' ');
    for (const number of CALLED)
      expect(
        text.match(
          new RegExp(`.{0,40}(?<![\\d,.-])${number.replace('+', '\\+')}(?![\\d,.-]).{0,20}`),
        ),
      ).toBeNull();
  },
);
