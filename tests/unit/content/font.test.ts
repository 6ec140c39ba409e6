import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { renderedPages } from './shown.ts';

const FONTS = path.resolve(import.meta.dirname, '../../../src/styles/fonts');
const face = create(readFileSync(path.join(FONTS, 'anek-latin.woff2'))) as Font;

const has = (character: string) => face.hasGlyphForCodePoint(character.codePointAt(0) as number);

/** Letters and digits of other scripts, symbols and pictures, which the device's own fonts have. */
const OF_THE_DEVICE = /[^\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}]|\p{Script=Devanagari}/u;

/** Signs of keyboards and of full-width writing, shown as what someone may have typed. */
const AS_TYPED = /[\u{2190}-\u{2bff}\u{ff00}-\u{ffef}]/u;

describe.each(renderedPages)('the font of the site', ({ path: route, whole }) => {
  it(`has every letter of ${route}`, () => {
    const missing = [...new Set(whole.text)].filter(
      (character) =>
        character.trim() !== '' &&
        !OF_THE_DEVICE.test(character) &&
        !AS_TYPED.test(character) &&
        !has(character),
    );
    expect(missing).toEqual([]);
  });
});

it('would miss a letter that it was made without', () => {
  expect(has('ü')).toBe(false);
});
