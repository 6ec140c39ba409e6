import { encode } from 'uqr';
import { QUIET_MODULES } from './limits.ts';

/** A QR code: its modules a side with the quiet ones around it, and where the dark ones are. */
export interface Code {
  size: number;
  /** Dark modules next to each other in a row, as one bar of height 1. */
  bars: readonly { x: number; y: number; width: number }[];
}

/** Encodes a text as a QR code with error correction M (15% of it may be hidden). Throws if it is too long. */
export function codeOf(text: string): Code {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  return { size, bars: data.flatMap(barsOf) };
}

function barsOf(row: readonly boolean[], y: number): { x: number; y: number; width: number }[] {
  const bars: { x: number; y: number; width: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = bars.at(-1);
    if (!isDark) continue;
    if (last && last.x + last.width === x) last.width += 1;
    else bars.push({ x, y, width: 1 });
  }
  return bars;
}
