import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeNextBuild } from './next-build.ts';

/** Path of each file that a large build adds. */
export const LARGE_FILE = /^\/art\/large-\d+\.bin$/;

const FILE_BYTES = 100_000;

/** The next build (see next-build.ts) with many files more, so many bytes in all. */
export async function makeLargeBuild(dist: string, folder: string, bytes: number): Promise<void> {
  await makeNextBuild(dist, folder, {
    add(added) {
      for (let n = 0; n < bytes / FILE_BYTES; n++)
        writeFileSync(path.join(added, `art/large-${n}.bin`), randomBytes(FILE_BYTES));
    },
  });
}
