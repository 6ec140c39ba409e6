import type { Mark } from './types/home.ts';

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const wheel: Mark = [
  { shape: 'line', d: circle(32, 32, 16) },
  {
    shape: 'teeth',
    d: 'M49 32h6M44 44l4 4M32 49v6M20 44l-4 4M15 32H9M20 20l-4-4M32 15V9M44 20l4-4',
  },
  { shape: 'thin', d: 'M32 23a9 9 0 1 0 9 9' },
  { shape: 'dot', d: circle(39, 25, 4) },
];

export const net: Mark = [
  { shape: 'line', d: 'm16 16 32 32M48 16 16 48' },
  {
    shape: 'paper',
    d: [circle(16, 16, 6), circle(48, 16, 6), circle(16, 48, 6), circle(48, 48, 6)].join(''),
  },
  {
    shape: 'paper',
    d: 'M27 20h10a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H27a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z',
  },
  { shape: 'dot', d: circle(32, 31, 4) },
  { shape: 'thin', d: 'M28 39h8' },
];

export const seedling: Mark = [
  { shape: 'thin', d: 'M10 53h44' },
  { shape: 'line', d: 'M32 53V27' },
  { shape: 'leaf', d: 'M32 39c-10 0-15-5-16-15 10 0 16 5 16 15z' },
  { shape: 'paper', d: 'M32 31c0-9 5-15 15-16 0 10-5 16-15 16z' },
  { shape: 'dot', d: circle(31, 13, 4.5) },
];
