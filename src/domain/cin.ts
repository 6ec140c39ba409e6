/** Parts of a Corporate Identification Number (Ministry of Corporate Affairs; looked up in November 2026). */
export interface Cin {
  /** L for listed, U for unlisted. */
  shares: string;
  /** Five digits. */
  industry: string;
  /** Two letters. */
  state: string;
  /** Of incorporation. */
  year: string;
  /** Three letters, such as PTC. */
  kind: string;
  registration: string;
}

/** Divides the 21 characters of a CIN, without label and spaces. */
export const readCin = (code: string): Cin => ({
  shares: code.slice(0, 1),
  industry: code.slice(1, 6),
  state: code.slice(6, 8),
  year: code.slice(8, 12),
  kind: code.slice(12, 15),
  registration: code.slice(15),
});
