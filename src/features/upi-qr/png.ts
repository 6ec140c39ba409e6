import type { Code } from './code.ts';

/** Pixels a side at the least: sharp on a hand-sized print. */
const MIN_PIXELS = 1024;

/** The code as a PNG with whole pixels a module. Rejects where the browser makes none. */
export function pngOf({ size, bars }: Code): Promise<Blob> {
  const scale = Math.ceil(MIN_PIXELS / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('There is no canvas.'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const { x, y, width } of bars) context.fillRect(x * scale, y * scale, width * scale, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture.'))));
  });
}
