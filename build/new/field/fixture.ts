import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit } from '../recipe.ts';

export const FOLDER = 'tests/fixtures';

/** Records of each object store with their keys, as `tests/fixtures` has them. */
export type Stores = Record<string, [string, Record<string, unknown>][]>;

/** The fixture of a database with the highest number that is fit to be copied, and the number that is free. */
export function newestFixture(
  database: 'locker' | 'stores',
  root: string,
  isFit: (stores: Stores) => boolean,
): { name: string; stores: Stores; next: string } {
  const numbers = readdirSync(path.join(root, FOLDER))
    .flatMap((file) => new RegExp(`^${database}-v(\\d+)\\.json$`).exec(file)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);
  for (const number of numbers) {
    const name = `${database}-v${number}`;
    const stores = JSON.parse(readFileSync(path.join(root, FOLDER, `${name}.json`), 'utf8'));
    if (isFit(stores)) return { name, stores, next: `${database}-v${(numbers[0] ?? 0) + 1}` };
  }
  throw new Error(`No fixture of ${database} can be copied.`);
}

/** Says in the list of all fixtures what a new one is. */
export const listed = (name: string, what: string): Edit => ({
  file: `${FOLDER}/README.md`,
  anchor: '\n\nThese files are never edited',
  text: `\n- \`${name}.json\`: ${what}\n\nThese files are never edited`,
});
