import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitLines } from './fit-lines.ts';

const measure = (text: string) => [...text].length * 0.5;
const room = { width: 50, size: 10, weight: 500, lines: 2 };

it('leaves a text that fits as it is', () => {
  expect(fitLines('Tea shop', measure, room)).toEqual({ lines: ['Tea shop'], size: 10 });
});

it('makes two lines of about one length', () => {
  expect(fitLines('Annapurna General Tea', measure, { ...room, width: 80 }).lines).toEqual([
    'Annapurna',
    'General Tea',
  ]);
});

it('breaks a word that is wider than a line between letters, signs left with them', () => {
  const { lines } = fitLines('कि'.repeat(16), measure, room);
  expect(lines.join('')).toBe('कि'.repeat(16));
  for (const line of lines) expect(line).toMatch(/^(कि)+$/);
});

it('never leaves a letter out and never exceeds its room', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.integer({ min: 1, max: 3 }),
      (words, lines) => {
        const text = words.join(' ').replace(/\s+/g, ' ').trim();
        fc.pre(text !== '');
        const fitted = fitLines(text, measure, { ...room, lines });
        expect(fitted.lines.length).toBeLessThanOrEqual(lines);
        expect(fitted.lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of fitted.lines)
          expect(measure(line) * fitted.size).toBeLessThanOrEqual(room.width + 1e-9);
      },
    ),
    { numRuns: 60 },
  );
});
