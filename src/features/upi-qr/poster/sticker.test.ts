import { expect, it } from 'vitest';
import type { Drawing } from '#components/drawing/drawing.ts';
import { LOCALS, pen } from '#tests/unit/features/upi-qr/poster/drawn.ts';
import { EM } from './local.ts';
import { sticker } from './sticker.ts';

/** Below this a line of a language is small next to the English one of 4.1 mm. */
const LEAST_MM = 3.4;

const content = {
  name: 'Shree Annapurna General Stores and Sweets, Aliganj',
  upiId: 'annapurna.general.stores@kolam',
  amount: '₹1,499.50',
  inEnglish: true,
  code: { size: 1, bars: [] },
};

/** Sizes and baselines of what is drawn as outlines of letters, in millimetres. */
const lettersOf = ({ marks }: Drawing, glyphs: readonly string[]) =>
  marks.flatMap((mark) =>
    'd' in mark && glyphs.includes(mark.d) ? [{ mm: (mark.scale ?? 1) * EM, y: mark.y ?? 0 }] : [],
  );

it.each(LOCALS)('the line in $lang is large enough to be read, and on the sticker', (local) => {
  for (const layout of ['rangoli', 'doorway', 'thread'] as const) {
    const drawing = sticker(layout, { ...content, local }, pen);
    const letters = lettersOf(drawing, local.glyphs);
    expect(letters.length).toBeGreaterThan(0);
    for (const { mm, y } of letters) {
      expect(mm, layout).toBeGreaterThanOrEqual(LEAST_MM);
      expect(y - mm, layout).toBeGreaterThan(0);
      expect(y + mm / 2, layout).toBeLessThan(drawing.height);
    }
  }
});
