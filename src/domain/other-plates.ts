/**
 * Of a foreign mission, of the armed forces, of a vintage vehicle, for the first weeks of a new vehicle, from
 * before July 1989, of a dealer.
 */
export type OtherPlate = 'mission' | 'army' | 'vintage' | 'temporary' | 'old' | 'trade';

// Forms that differ from those of a State and of the Bharat series, by what they are plates of (Central Motor Vehicles
// Rules, 1989, with amendments, as reported; looked up in November 2026).
const KINDS: readonly (readonly [form: RegExp, kind: OtherPlate])[] = [
  [/^[0-9]{1,3}(?:CD|CC|UN)[0-9]{1,4}$/, 'mission'],
  [/^[^A-Z0-9]?[0-9]{2}[A-Z][0-9]{6}[A-Z]$/, 'army'],
  [/^[A-Z]{2}VA[A-Z]{2}[0-9]{1,4}$/, 'vintage'],
  [/^T[0-9]{4}[A-Z]{2}[0-9]{4}[A-Z]{1,2}$/, 'temporary'],
  [/^[A-Z]{2}[0-9]{0,4}TE?MP[0-9]{1,6}$/, 'temporary'],
  [/^[A-Z]{3}[0-9]{1,4}$/, 'old'],
  [/^[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}[0-9]{1,4}TC[0-9]{1,4}$/, 'trade'],
];

/**
 * What a plate in another lawful form looks like; undefined for all others. Takes capitals and digits
 * without separators. The forms are not checked further: their rules differ by year and by who gave them
 * out.
 */
export const otherPlate = (code: string): OtherPlate | undefined =>
  KINDS.find(([form]) => form.test(code))?.[1];
