import { delay } from '#lib/delay.ts';

/** The page that is navigated to paints first; a phone needs about a second for that. */
const PAINT_MS = 2_000;

let paintedAt = 0;

/** A page is being loaded from now on. */
export function noteNavigation(): void {
  paintedAt = performance.now() + PAINT_MS;
}

/** Waits until a page that is being loaded is most likely painted, for what must not compete with it. */
export async function afterPaint(): Promise<void> {
  const ms = paintedAt - performance.now();
  if (ms > 0) await delay(ms);
}
