import * as words from '#features/device/words/room.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import type { Room } from './room.ts';

/** How much room is taken of how much. */
export function takenInWords({ used, quota, percent }: Room): string {
  const sizes = [bytesInWords(used), bytesInWords(quota)] as const;
  return percent ? words.takenShare(...sizes, percent) : words.taken(...sizes);
}
