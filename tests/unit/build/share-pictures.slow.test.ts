import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  HEIGHT_PX,
  sharePicture,
  WIDTH_PX,
} from '../../../build/artifacts/pictures/share-picture.ts';
import { writeSharePictures } from '../../../build/artifacts/pictures/share-pictures.ts';
import {
  evenLines,
  lines,
  textPath,
  textWidth,
} from '../../../build/artifacts/pictures/text-path.ts';
import { typeface } from '../../../build/artifacts/pictures/typeface.ts';
import type { Page } from '../../../copy/types/page.ts';
import { pageOf, pages } from '../content/content-pages.ts';

const DRAWING = '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>';
const art = { logo: DRAWING, pattern: DRAWING };

/** A project with the site's drawings and nothing cached. */
function project(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'kolam-share-'));
  symlinkSync(path.resolve('public'), path.join(root, 'public'));
  return root;
}

const few = new Map<string, Page>([
  ['/', pageOf('/')],
  ['/apis/panFeatures', pageOf('/apis/panFeatures')],
]);

describe('pictures of shared links', () => {
  it('are PNGs of the size that the tags say, one for each page', async () => {
    const root = project();
    await writeSharePictures(root, path.join(root, 'out'), few);
    for (const file of ['index.png', 'apis/panFeatures.png']) {
      const png = readFileSync(path.join(root, 'out/share', file));
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH_PX, HEIGHT_PX]);
      expect(png.length).toBeGreaterThan(20_000);
    }
  });

  it('are the same bytes each time, and are drawn once', async () => {
    const roots = [project(), project()];
    const drawn = [];
    for (const root of roots) {
      await writeSharePictures(root, path.join(root, 'a'), few);
      await writeSharePictures(root, path.join(root, 'b'), few);
      const kept = readdirSync(path.join(root, 'node_modules/.cache/kolam-share'));
      expect(kept).toHaveLength(few.size);
      drawn.push(...['a', 'b'].map((to) => readFileSync(path.join(root, to, 'share/index.png'))));
    }
    for (const png of drawn) expect(png.equals(drawn[0] as Buffer)).toBe(true);
  });

  const pictures = pages.map(({ path, page }) => ({ path, svg: sharePicture(page, art) }));

  it.each(pictures)('of $path has its own words as outlines', ({ path, svg }) => {
    expect(svg).not.toContain('<text');
    expect(svg.match(/ d="M/g)?.length).toBeGreaterThanOrEqual(4);
    const same = pictures.filter((each) => each.svg === svg);
    expect(same.map((each) => each.path)).toEqual([path]);
  });
});

describe('text as outlines', () => {
  const bold = typeface(700);

  it('is in the site’s typeface, the bold wider than the plain', () => {
    expect(bold.postscriptName).toBe('AnekLatin-Bold');
    expect(textWidth('Payments', bold, 40)).toBeGreaterThan(
      textWidth('Payments', typeface(400), 40),
    );
    expect(textPath('', bold, 40, 0, 0)).toBe('');
    expect(() => textPath('भुगतान', bold, 40, 0, 0)).toThrow('has no “भ”');
  });

  it('breaks into lines that fit, of even length if asked', () => {
    const text = 'Send money home from any counter in India';
    for (const broken of [lines(text, bold, 60, 500), evenLines(text, bold, 60, 500)]) {
      expect(broken.join(' ')).toBe(text);
      for (const line of broken) expect(textWidth(line, bold, 60)).toBeLessThanOrEqual(500);
    }
    expect(evenLines('one two three four', bold, 10, 80)).toHaveLength(
      lines('one two three four', bold, 10, 80).length,
    );
    expect(lines('', bold, 60, 500)).toEqual([]);
  });
});
