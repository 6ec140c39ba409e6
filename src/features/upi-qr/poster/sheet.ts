import type { Sheet } from '#components/drawing/drawing.ts';
import type { Pen, PosterContent } from './content.ts';
import { A4, STICKER } from './paper.ts';
import { type PosterLayout, poster } from './poster.ts';
import { sticker } from './sticker.ts';

/** Paper that comes out of the printer, in millimetres. */
export const PAPERS = {
  a4: A4,
  a5: { width: 148, height: 210 },
  a6: { width: 105, height: 148 },
  stickers: A4,
};

export type PosterSize = keyof typeof PAPERS;

const [COLUMNS, ROWS] = [2, 4];

/** A sheet of paper with the poster on it, or with eight stickers and the lines to cut along. */
export function posterSheet(
  size: PosterSize,
  layout: PosterLayout,
  content: PosterContent,
  pen: Pen,
): Sheet {
  const paper = PAPERS[size];
  if (size === 'stickers') return stickerSheet(sticker(layout, content, pen), pen);
  const drawing = poster(layout, content, pen);
  // A hair over the edge rather than a white one.
  const scale = Math.max(paper.width / drawing.width, paper.height / drawing.height);
  const copies = [
    {
      x: (paper.width - drawing.width * scale) / 2,
      y: (paper.height - drawing.height * scale) / 2,
    },
  ];
  return { ...paper, drawing, scale, copies };
}

function stickerSheet(drawing: Sheet['drawing'], { inks }: Pen): Sheet {
  const { width, height } = STICKER;
  const left = (A4.width - COLUMNS * width) / 2;
  const top = (A4.height - ROWS * height) / 2;
  const copies = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    x: left + (i % COLUMNS) * width,
    y: top + Math.floor(i / COLUMNS) * height,
  }));
  const edge = `M0 0L${width} 0L${width} ${height}L0 ${height}Z`;
  const cut = { d: edge, x: 0, y: 0, scale: 1, stroke: inks.cut, width: 0.2 };
  return { ...A4, drawing: { ...drawing, marks: [...drawing.marks, cut] }, scale: 1, copies };
}
