import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxFile } from '../../../../build/artifacts/api/sandbox-file.ts';
import { type Started, startFile } from './start-file.ts';

export type { Started };

let made: Promise<string> | undefined;

/** The file that the site offers, in a separate folder, where it finds no packages. */
export const theFile = (): Promise<string> => {
  made ??= (async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
    const file = path.join(folder, 'kolam-sandbox.mjs');
    await writeFile(file, (await sandboxFile(process.cwd())).source);
    return file;
  })();
  return made;
};

/** Starts it as a reader does, on any free port. */
export const startSandbox = async (...args: string[]): Promise<Started> =>
  startFile(await theFile(), ...args);
