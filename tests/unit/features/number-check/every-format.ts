import type { NumberFormat } from '../../../../copy/types/numbers.ts';
import type { Format } from '../../../../src/features/number-check/checked.ts';
import { checkLabelled } from '../../../../src/features/number-check/labelled.ts';

/** All modules that check one kind of number, by name. */
export const formats = new Map(
  Object.entries(
    import.meta.glob<Format>('/src/features/number-check/*/check.ts', { eager: true }),
  ).map(([file, format]) => [file.replace(/^.*number-check\/|\/check\.ts$/g, ''), format]),
);

/** What a format says about a text, always as a list. */
export function checkedBy(name: string, text: string) {
  const format = formats.get(name);
  if (!format) throw new Error(`There is no format called ${name}.`);
  return checkLabelled(name as NumberFormat, format, text);
}
