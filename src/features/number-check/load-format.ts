import type { NumberFormat } from '#copy/types/numbers.ts';
import type { Format } from './formats/checked.ts';

const files = import.meta.glob<Format>(['./formats/*.ts', '!./formats/checked.ts']);

/** Loads the rule of one kind of number; the page itself comes without any. Rejects where it cannot be loaded. */
export async function loadFormat(name: NumberFormat): Promise<Format> {
  const load = files[`./formats/${name}.ts`];
  if (!load) throw new Error(`There is no format called ${name}.`);
  return load();
}
