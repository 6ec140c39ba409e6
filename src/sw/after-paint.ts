import { delay } from '#lib/delay.ts';

/** The page that is navigated to paints first; a phone needs about a second for that. */
const PAINT_MS = 2_000;

/** Waits until a page that is just being loaded is most likely painted, for what must not compete with it. */
export const afterPaint = (): Promise<void> => delay(PAINT_MS);
