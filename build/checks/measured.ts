import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Accepted } from './bounds.ts';
import type { Measure } from './budgets.ts';

/** What was accepted of each row, in bytes over the wire; only `npm run budgets -- --accept` writes it. */
const ACCEPTED = 'build/budgets.json';

/** What the last build with the settings of the demo measured, in the same form. */
export const MEASURED = '.cache/measured.json';

/** Figures of a project. Throws where there are none. */
export const readAccepted = (root: string): Promise<Accepted> => read(path.join(root, ACCEPTED));
export const readMeasured = (root: string): Promise<Accepted> => read(path.join(root, MEASURED));

/** Accepts figures of a build. */
export const writeAccepted = (root: string, figures: Accepted): Promise<void> =>
  write(path.join(root, ACCEPTED), figures);

/** Keeps what a build has measured, whether it is within its bounds or not. */
export const writeMeasured = (root: string, measures: readonly Measure[]): Promise<void> =>
  write(
    path.join(root, MEASURED),
    Object.fromEntries(measures.map(({ name, bytes }) => [name, bytes])),
  );

const read = async (file: string): Promise<Accepted> => JSON.parse(await readFile(file, 'utf8'));

async function write(file: string, figures: Accepted): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
}
