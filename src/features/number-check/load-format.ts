import type { NumberFormat } from '#copy/types/numbers.ts';
import type { Format } from './checked.ts';

const files = import.meta.glob<Format>('./*/check.ts');

/** Loads the rule of one kind of number; the page itself comes without any. Rejects where it cannot be loaded. */
export async function loadFormat(name: NumberFormat): Promise<Format> {
  const load = files[`./${name}/check.ts`];
  if (!load) throw new Error(`There is no format called ${name}.`);
  return load();
}
