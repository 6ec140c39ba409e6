import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Head } from '../../../copy/types/head.ts';
import { readArt } from '../../colours/recolour.ts';
import { COLORS, decorate, MARGIN_PT, PAGE_WIDTH_PT, type Sheet, write } from './kit-sheet.ts';
import { writePng } from './write-png.ts';

const BAND_HEIGHT_PT = 216;
const LOGO_TOP_PT = 38.7;
const LOGO_HEIGHT_PT = 30.6;
/** Enough for print: 280 dots an inch. */
const LOGO_HEIGHT_PX = 120;

/** Writes the dark band at the top of the first page, with the logo, the heading and the lead. */
export async function writeCover(sheet: Sheet, root: string, head: Head): Promise<void> {
  const logo = await readFile(path.join(root, 'public/icons/logo-on-dark.svg'), 'utf8');
  const pattern = await readArt(root, 'band-pattern.svg');
  decorate(sheet, () => {
    sheet.rect(0, 0, PAGE_WIDTH_PT, BAND_HEIGHT_PT).fill(COLORS.band);
    sheet.rect(0, BAND_HEIGHT_PT, PAGE_WIDTH_PT, 5).fill(COLORS.accent);
    sheet.rect(0, 0, PAGE_WIDTH_PT, BAND_HEIGHT_PT).clip();
    sheet.save().translate(300, -60).scale(0.9).opacity(0.2);
    for (const [, d] of pattern.matchAll(/\sd="([^"]+)"/g))
      sheet
        .path(d as string)
        .lineWidth(2)
        .stroke(COLORS.pattern);
    sheet.restore();
    sheet.image(pictureOf(logo), MARGIN_PT, LOGO_TOP_PT, { height: LOGO_HEIGHT_PT });
  });
  const white = { color: '#ffffff', width: 380 };
  write(sheet, head.heading, { tag: 'H1', y: 100, size: 30, weight: 700, ...white });
  sheet.y += 4;
  write(sheet, head.lead, { tag: 'P', size: 12, width: 380, color: COLORS.bandText });
  sheet.y = BAND_HEIGHT_PT + 28;
}

// A picture and not its lines, since another company's logo is drawn with anything that SVG knows. On its ground it
// needs no mask, which would be as large as the picture.
function pictureOf(svg: string): Buffer {
  const drawn = new Resvg(svg, {
    background: COLORS.band,
    fitTo: { mode: 'height', value: LOGO_HEIGHT_PX },
  }).render();
  return writePng(drawn);
}
