/** Divides an IFSC: four letters of the bank, 0, six characters of the branch (RBI; looked up in November 2026). */
export const readIfsc = (code: string) => ({
  bank: code.slice(0, 4),
  zero: code.slice(4, 5),
  branch: code.slice(5),
});
