import * as words from '#words/byte-units.ts';

const UNITS = [words.bytes, words.kilobytes, words.megabytes, words.gigabytes] as const;

/** A number of bytes as people read it: `512 bytes`, `1.5 MB`. Units of 1,024, as phones count. */
export function bytesInWords(bytes: number): string {
  const unit = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** unit;
  const digits = unit > 0 && value < 10 ? 1 : 0;
  const text = value.toLocaleString('en-IN', { maximumFractionDigits: digits });
  return `${text} ${unit === 0 && bytes === 1 ? words.byte : UNITS[unit]}`;
}
