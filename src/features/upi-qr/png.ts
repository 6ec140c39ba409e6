import { fileOfCanvas } from '#components/drawing/file-of-canvas.ts';
import { canvasOf } from '#components/drawing/paint.ts';
import type { Code } from './code.ts';

/** Pixels a side at the least: sharp on a hand-sized print. */
const MIN_PIXELS = 1024;

/** The code as a PNG with whole pixels a module. Rejects where the browser makes none. */
export async function pngOf({ size, bars }: Code): Promise<Blob> {
  const scale = Math.ceil(MIN_PIXELS / size);
  const { canvas, context } = canvasOf(size * scale, size * scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const { x, y, width } of bars) context.fillRect(x * scale, y * scale, width * scale, scale);
  return fileOfCanvas(canvas);
}
