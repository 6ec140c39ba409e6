import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { LOCALS } from '#tests/unit/features/upi-qr/poster/drawn.ts';
import { sfntOfWoff } from '../../../../build/artifacts/pictures/sfnt-of-woff.ts';
import { posterPhrases, SOURCES, wordsOf } from '../../../../build/data/poster-phrases.ts';
import { faceOf, posterLines } from '../../../../build/generate/poster-files.ts';
import { EM, type Local } from './local.ts';

const languages = posterPhrases('.');
const localOf = (code: string) => LOCALS.find(({ lang }) => lang === code) as Local;

/** As spelling differs in what nobody sees: joiners, and composed or apart. */
const plain = (text: string) => text.normalize('NFC').replace(/[\u200B-\u200D]/g, '');

it('the posters are in the six languages of the request, and in English and Hindi', () => {
  expect(languages.map(({ language }) => language).sort()).toEqual(
    ['Bengali', 'Gujarati', 'Kannada', 'Marathi', 'Tamil', 'Telugu'].sort(),
  );
  expect(LOCALS.map(({ lang }) => lang).sort()).toEqual(
    ['hi', ...languages.map(({ code }) => code)].sort(),
  );
});

describe.each(languages)('$language', ({ code, script, phrases }) => {
  it('each phrase is NFC, of letters of its script alone', () => {
    for (const { text } of Object.values(phrases)) {
      expect(text).toBe(text.normalize('NFC'));
      expect(text).toMatch(new RegExp(`^[\\p{Script=${script}} ]+$`, 'u'));
      expect(text).toMatch(/^\S+( \S+)*$/);
      // Lines are put together of whole words, so none may divide a letter from its signs.
      const letters = [...new Intl.Segmenter(code).segment(text)].map(({ segment }) => segment);
      for (const letter of letters) expect(letter).toMatch(/^ $|^\S+$/);
      expect(letters.every((letter) => !/^\p{M}/u.test(letter))).toBe(true);
    }
  });

  it('each phrase that is printed is so in two pages of different addresses', () => {
    for (const { text, sources } of Object.values(phrases)) {
      for (const { url, says } of sources) {
        expect(new URL(url).protocol).toBe('https:');
        expect(plain(says)).toContain(plain(text));
      }
      expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
    }
    const printed = Object.keys(wordsOf(phrases));
    const known = Object.entries(phrases).filter(([, { sources }]) => sources.length >= SOURCES);
    expect(printed).toEqual(known.map(([name]) => name));
  });

  it('what has too few pages is not drawn', () => {
    const lines = localOf(code).lines;
    expect('third' in lines).toBe(phrases.pay.sources.length >= SOURCES);
    expect(Object.keys(lines)).toEqual(
      expect.arrayContaining(['check', 'first', 'second', 'amount', 'thanks']),
    );
  });
});

/** What HarfBuzz makes of a word: path data and place of each glyph, in units of the outlines. */
function shapedBy(font: Font, unitsPerEm: number, word: string) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = EM / unitsPerEm;
  let pen = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
    const { codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph;
    const d = scaled(font.glyphToPath(codepoint), scale);
    const place = { codepoint, d, x: (pen + xOffset) * scale, y: -yOffset * scale };
    pen += xAdvance;
    return place;
  });
  return { glyphs, advance: pen * scale };
}

/** Path data with its y axis down, in whole units. */
const scaled = (d: string, scale: number): string =>
  d.replace(/([A-Z])([^A-Z]*)/g, (_, letter: string, list: string) => {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const rounded = numbers.map((value, i) => Math.round((i % 2 === 0 ? value : -value) * scale));
    return letter + rounded.join(' ');
  });

/** Corners of path data, each once: HarfBuzz closes a contour with a line to where it began, others do not. */
const cornersOf = (d: string): string[] =>
  [...new Set([...d.matchAll(/[MLQC]([^A-Z]*)/g)].map(([, list = '']) => list.trim()))].sort();

describe.each(posterLines('.'))('$code, as HarfBuzz shapes it', ({ code, script, lines }) => {
  const face = new Face(new Blob(sfntOfWoff(readFileSync(faceOf(script)))));
  const font = new Font(face);
  const { glyphs: paths, lines: drawn } = localOf(code);

  it.each(Object.entries(lines))('%s: %s', (name, text) => {
    const outline = drawn[name as keyof typeof drawn];
    expect(outline).toBeDefined();
    const left = [...(outline?.glyphs ?? [])];
    let pen = 0;
    for (const word of text.split(' ')) {
      const { glyphs, advance } = shapedBy(font, face.upem, word);
      for (const glyph of glyphs) {
        expect(glyph.codepoint, `${word}: a glyph is missing`).not.toBe(0);
        const [index, x, y] = left.shift() ?? [];
        expect(cornersOf(paths[index ?? -1] ?? 'none'), word).toEqual(cornersOf(glyph.d));
        expect(Math.abs((x ?? 1e9) - (pen + glyph.x)), word).toBeLessThanOrEqual(1);
        expect(Math.abs((y ?? 1e9) - glyph.y), word).toBeLessThanOrEqual(1);
      }
      pen += advance + 0.24 * EM;
    }
    expect(left).toEqual([]);
  });
});
