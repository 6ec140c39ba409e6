import type { Choice, SectionOf } from '../../../copy/types/sections.ts';
import {
  COLORS,
  decorate,
  MARGIN_PT,
  type Sheet,
  TEXT_WIDTH_PT,
  write,
  writeTicks,
} from './kit-sheet.ts';

const CARD_HEIGHT_PT = 142;
const GUTTER_PT = 16;

/** Writes the heading of a part. */
export function writeHeading(sheet: Sheet, heading: string, intro?: string): void {
  write(sheet, heading, { tag: 'H2', size: 18, weight: 700 });
  if (intro) write(sheet, intro, { tag: 'P', color: COLORS.quiet });
  sheet.y += 8;
}

/** Writes cards, two in a row. */
export function writeChoices(sheet: Sheet, { heading, intro, items }: SectionOf<'choices'>): void {
  writeHeading(sheet, heading, intro);
  const top = sheet.y;
  const width = (TEXT_WIDTH_PT - GUTTER_PT) / 2;
  for (const [i, item] of items.entries())
    writeCard(sheet, item, {
      x: MARGIN_PT + (i % 2) * (width + GUTTER_PT),
      y: top + Math.floor(i / 2) * (CARD_HEIGHT_PT + GUTTER_PT),
      width,
    });
  sheet.y = top + Math.ceil(items.length / 2) * (CARD_HEIGHT_PT + GUTTER_PT);
}

function writeCard(sheet: Sheet, item: Choice, at: { x: number; y: number; width: number }): void {
  const inside = { x: at.x + 16, width: at.width - 32 };
  decorate(sheet, () =>
    sheet
      .roundedRect(at.x, at.y, at.width, CARD_HEIGHT_PT, 8)
      .fillAndStroke(COLORS.paper, COLORS.line),
  );
  write(sheet, item.title, { tag: 'H3', ...inside, y: at.y + 16, size: 13, weight: 700 });
  write(sheet, item.text, { tag: 'P', ...inside, color: COLORS.quiet });
  sheet.y += 8;
  writeTicks(sheet, item.benefits, inside);
}

/** Writes numbered steps. */
export function writeSteps(sheet: Sheet, { heading, items }: SectionOf<'steps'>): void {
  writeHeading(sheet, heading);
  for (const [i, { title, text }] of items.entries()) {
    const y = sheet.y;
    decorate(sheet, () => sheet.circle(MARGIN_PT + 14, y + 16, 14).fill(COLORS.brand));
    const number = { x: MARGIN_PT + 10.5, y: y + 8.5, width: 20, color: '#ffffff' };
    write(sheet, String(i + 1), { tag: 'Lbl', size: 12, weight: 700, ...number });
    const beside = { x: MARGIN_PT + 44, width: TEXT_WIDTH_PT - 44 };
    write(sheet, title, { tag: 'H3', ...beside, y, size: 13, weight: 700 });
    write(sheet, text, { tag: 'P', ...beside, color: COLORS.quiet });
    sheet.y += 10;
  }
  sheet.y += 10;
}

/** Writes questions with their answers. */
export function writeQuestions(sheet: Sheet, { heading, items }: SectionOf<'questions'>): void {
  writeHeading(sheet, heading);
  for (const { question, answer } of items) {
    write(sheet, question, { tag: 'H3', size: 13, weight: 700 });
    write(sheet, answer, { tag: 'P', color: COLORS.quiet });
    sheet.y += 10;
  }
}
