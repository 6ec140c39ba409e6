// Where the ten digits of each script begin: Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati,
// Odia, Tamil, Telugu, Kannada, Malayalam, full width.
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10,
] as const;

const rangeFrom = (zero: number) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`;
const DIGITS = new RegExp(`[${ZEROS.map(rangeFrom).join('')}]`, 'g');

/** A text with the digits that Indian, Arabic and full-width keyboards type as 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.findLast((start) => start <= code) ?? code;
    return String(code - zero);
  });
}
