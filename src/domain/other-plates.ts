// Forms that differ from those of a State and of the Bharat series, by what they are plates of.
const KINDS: readonly (readonly [form: RegExp, kind: string])[] = [
  [/^[0-9]{1,3}(?:CD|CC|UN)[0-9]{1,4}$/, 'of a foreign mission'],
  [/^↑?[0-9]{2}[A-Z][0-9]{6}[A-Z]$/, 'of the armed forces'],
  [/^[A-Z]{2}VA[A-Z]{2}[0-9]{1,4}$/, 'of a vintage vehicle'],
  [/^T[0-9]{4}[A-Z]{2}[0-9]{4}[A-Z]{1,2}$/, 'for the first weeks of a new vehicle'],
  [/^[A-Z]{3}[0-9]{1,4}$/, 'from before July 1989'],
];

/**
 * What a plate in another lawful form looks like, as it stands after "a plate"; undefined for all others.
 * Takes capitals and digits without separators. The forms are not checked further: their rules differ by
 * year and by who gave them out.
 */
export const otherPlate = (code: string): string | undefined =>
  KINDS.find(([form]) => form.test(code))?.[1];
