import type { Specimen } from './types/toolbox.ts';

type Drawing = Extract<Specimen, { kind: 'drawing' }>;
type Stroke = Drawing['strokes'][number];

/** Of “upi://pay?pa=meena@example&pn=Meena&cu=INR”, as a test draws it with the tool's own encoder. */
export const qr: Specimen = {
  kind: 'qr',
  modules: 29,
  rows: 'M0 0h7m1 0h11m3 0h7M0 1h1m5 0h1m3 0h1m3 0h1m4 0h1m2 0h1m5 0h1M0 2h1m1 0h3m1 0h1m2 0h1m4 0h1m2 0h2m3 0h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1m1 0h2m2 0h5m1 0h1m3 0h1m1 0h3m1 0h1M0 4h1m1 0h3m1 0h1m1 0h3m1 0h2m1 0h1m6 0h1m1 0h3m1 0h1M0 5h1m5 0h1m1 0h1m1 0h1m2 0h1m2 0h1m1 0h3m1 0h1m5 0h1M0 6h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7M8 7h2m1 0h1m2 0h4M0 8h1m3 0h1m1 0h5m3 0h1m2 0h1m3 0h5m2 0h1M2 9h2m3 0h1m4 0h1m2 0h4m2 0h2m1 0h2m1 0h2M1 10h2m1 0h1m1 0h3m2 0h2m1 0h5m1 0h1m5 0h3M1 11h1m2 0h2m2 0h1m1 0h1m3 0h1m2 0h1m2 0h1m1 0h2m4 0h1M1 12h3m1 0h2m2 0h5m1 0h1m1 0h1m1 0h3m3 0h1m2 0h1M3 13h1m1 0h1m1 0h2m2 0h2m1 0h3m1 0h1m3 0h3m3 0h1M2 14h1m3 0h1m1 0h1m1 0h1m4 0h1m1 0h2m4 0h1m1 0h2m1 0h1M0 15h2m1 0h1m3 0h4m3 0h2m1 0h2m3 0h2m3 0h2M0 16h3m3 0h1m3 0h4m3 0h5m1 0h1m1 0h1M0 17h1m1 0h1m1 0h1m4 0h1m2 0h1m1 0h3m1 0h2m2 0h3m2 0h2M2 18h1m3 0h1m3 0h1m2 0h3m2 0h1m1 0h1m1 0h1m1 0h3m1 0h1M2 19h3m2 0h1m3 0h2m2 0h1m1 0h1m4 0h1m1 0h2m2 0h1M0 20h2m1 0h4m1 0h3m2 0h1m3 0h1m1 0h6m2 0h1M8 21h4m1 0h1m1 0h2m2 0h2m3 0h5M0 22h7m1 0h2m1 0h1m1 0h1m1 0h1m1 0h1m1 0h2m1 0h1m1 0h1m3 0h1M0 23h1m5 0h1m3 0h1m4 0h1m1 0h1m1 0h2m3 0h2m1 0h1M0 24h1m1 0h3m1 0h1m1 0h8m1 0h1m1 0h7m2 0h1M0 25h1m1 0h3m1 0h1m3 0h1m2 0h2m1 0h4m1 0h1m1 0h1m1 0h2m1 0h1M0 26h1m1 0h3m1 0h1m2 0h1m1 0h2m1 0h2m2 0h4m1 0h1m1 0h1m1 0h2M0 27h1m5 0h1m2 0h2m1 0h2m1 0h1m1 0h1m2 0h1m1 0h1m2 0h1m1 0h2M0 28h7m1 0h1m2 0h2m2 0h4m1 0h2m5 0h1',
};

const drawing = (width: number, height: number, strokes: readonly Stroke[]): Drawing => ({
  kind: 'drawing',
  width,
  height,
  strokes,
});

/** A round mark, where the eye is to fall: centre and radius. */
const dot = (x: number, y: number, r: number): Stroke => ({
  shape: 'dot',
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
});

export const folder = drawing(64, 50, [
  { shape: 'paper', d: 'M18 12V4h28v18' },
  { shape: 'line', d: 'M24 11h14' },
  { shape: 'fill', d: 'M8 14h16l5 5h27v24a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z' },
  dot(32, 33, 4),
]);

export const letter = drawing(64, 48, [
  { shape: 'paper', d: 'M14 4h36v38l-6-4-6 4-6-4-6 4-6-4-6 4z' },
  { shape: 'thin', d: 'M21 14h14M21 22h22M21 30h10' },
  dot(43, 14, 3.5),
]);

export const licence = drawing(76, 48, [
  {
    shape: 'paper',
    d: 'M10 4h56a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z',
  },
  { shape: 'line', d: 'M14 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0M11 36c2-6 16-6 18 0' },
  { shape: 'thin', d: 'M40 16h24M40 24h24M40 32h12' },
  dot(62, 34, 4),
]);

export const map = drawing(84, 56, [
  { shape: 'faint', d: 'M2 40l24-10 20 12 36-14M20 2l10 52M58 2l-6 52' },
  { shape: 'paper', d: 'M42 40c-8-9-11-13-11-18a11 11 0 0 1 22 0c0 5-3 9-11 18z' },
  dot(42, 21, 4),
]);

export const trend = drawing(84, 48, [
  { shape: 'faint', d: 'M4 44h76' },
  { shape: 'line', d: 'M6 38l16-9 16 4 18-17 20-6' },
  dot(76, 10, 5),
]);

export const umbrella = drawing(64, 52, [
  { shape: 'fill', d: 'M6 28a26 22 0 0 1 52 0z' },
  { shape: 'line', d: 'M32 4v2M32 28v14a5 5 0 0 0 10 0' },
  dot(32, 17, 4),
]);
