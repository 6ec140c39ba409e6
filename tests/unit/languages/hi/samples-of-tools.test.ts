import { expect, it } from 'vitest';
import { samples } from '#features/gst/samples.ts';

it('a test of a tool gets its samples in the language that it runs in', () => {
  expect(samples[0].label).toMatch(/^[\p{Script=Devanagari}\p{M} ]+$/u);
});
