const DIGIT = /\p{Nd}/gu;

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/**
 * A text with the digits of every script as 0 to 9. The digits of a script are in a row from its zero, and rows
 * follow each other without a gap or not at all (The Unicode Standard, 4.6: Nd).
 */
export function withLatinDigits(text: string): string {
  return text.replace(DIGIT, (digit) => {
    if (digit <= '9') return digit;
    const code = digit.codePointAt(0) as number;
    let before = 0;
    while (isDigit(code - before - 1)) before += 1;
    return String(before % 10);
  });
}
