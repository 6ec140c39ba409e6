import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Head } from '../../src/content/types/head.ts';
import { COLORS, decorate, MARGIN_PT, PAGE_WIDTH_PT, type Sheet, write } from './kit-sheet.ts';

const BAND_HEIGHT_PT = 216;

/** Writes the dark band at the top of the first page, with the logo, the heading and the lead. */
export async function writeCover(sheet: Sheet, root: string, head: Head): Promise<void> {
  const read = (file: string) => readFile(path.join(root, 'public', file), 'utf8');
  const [logo, kolam] = [await read('icons/logo-on-dark.svg'), await read('art/band-kolam.svg')];
  decorate(sheet, () => {
    sheet.rect(0, 0, PAGE_WIDTH_PT, BAND_HEIGHT_PT).fill(COLORS.band);
    sheet.rect(0, BAND_HEIGHT_PT, PAGE_WIDTH_PT, 5).fill(COLORS.accent);
    sheet.rect(0, 0, PAGE_WIDTH_PT, BAND_HEIGHT_PT).clip();
    sheet.save().translate(300, -60).scale(0.9).opacity(0.2);
    for (const [, d] of kolam.matchAll(/\sd="([^"]+)"/g))
      sheet
        .path(d as string)
        .lineWidth(2)
        .stroke('#abe1db');
    sheet.restore();
    sheet
      .translate(MARGIN_PT - 6.5, 36)
      .scale(0.75)
      .lineCap('round')
      .lineJoin('round');
    for (const [, width, d] of logo.matchAll(/stroke-width="([\d.]+)" d="([^"]+)"/g))
      sheet
        .path(d as string)
        .lineWidth(Number(width))
        .stroke('#ffffff');
    sheet.circle(33.6, 24, 4.8).fill(COLORS.accent);
  });
  const white = { color: '#ffffff', width: 380 };
  write(sheet, head.heading, { tag: 'H1', y: 100, size: 30, weight: 700, ...white });
  sheet.y += 4;
  write(sheet, head.lead, { tag: 'P', size: 12, width: 380, color: COLORS.bandText });
  sheet.y = BAND_HEIGHT_PT + 28;
}
