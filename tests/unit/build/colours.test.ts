import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWN, recolour } from '../../../build/colours/recolour.ts';
import { colour, colourNames, themedColour } from '../../../build/colours/tokens.ts';

describe('tokens, as programs read them', () => {
  it('are those of the stylesheets', () => {
    const source = readFileSync('src/styles/_tokens.scss', 'utf8');
    const ramps = [...source.matchAll(/^\$([a-z]+-\d+): (#[\da-f]{6});/gm)];
    expect(ramps.length).toBeGreaterThan(60);
    for (const [, name = '', value] of ramps) expect(colour(name)).toBe(value);
    expect(colourNames).toEqual(expect.arrayContaining(ramps.map(([, name]) => name)));
    expect(themedColour('primary')).toEqual({
      light: colour('teal-600'),
      dark: colour('teal-300'),
    });
    expect(themedColour('band').light).toBe(colour('teal-800'));
  });

  it('must exist', () => {
    expect(() => colour('teal-650')).toThrow('has no colour $teal-650');
    expect(() => themedColour('teal-600')).toThrow('has no token teal-600');
  });
});

describe('drawings', () => {
  it.each([
    ...readdirSync('public/art').map((name) => `public/art/${name}`),
    ...readdirSync('build/art').map((name) => `build/art/${name}`),
  ])('%s has colours of tokens alone', (file) => {
    expect(() => recolour(readFileSync(file, 'utf8'))).not.toThrow();
  });

  it('follow the tokens, in either quotes, letter case and place', () => {
    const drawn = Object.keys(DRAWN).map((each) => each.toUpperCase());
    const svg = drawn.map(
      (each) => `<g fill="${each}" style='stroke:${each};stop-color: ${each}'/>`,
    );
    const expected = Object.values(DRAWN).map(colour);
    expect(recolour(svg.join('')).match(/#[\da-f]{6}/gi)).toEqual(
      expected.flatMap((each) => [each, each, each]),
    );
  });

  it('keep white, black and names of their parts', () => {
    const svg = '<path fill="#fff" stroke="#000000" d="M0 0"/><use href="#abc" fill="url(#def)"/>';
    expect(recolour(svg)).toBe(svg);
  });

  it('are refused with a colour that belongs to no token', () => {
    expect(() => recolour('<path fill="#096764"/>')).toThrow('the colour #096764');
  });
});
