/**
 * A quotient in whole paise, halves upwards, as an invoice rounds every line. In whole numbers throughout: a quotient
 * such as 0.5 of a paisa is exact in none of its decimals.
 */
export const rounded = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
