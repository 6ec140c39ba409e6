import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeNextBuild } from './next-build.ts';

/** Path of each file that a large build adds. */
export const LARGE_FILE = /^\/art\/large-\d+\.bin$/;

const FILE_BYTES = 100_000;

/** The next build (see next-build.ts) with many files more, so many bytes in all. */
export function makeLargeBuild(dist: string, folder: string, bytes: number): void {
  makeNextBuild(dist, folder);
  const listed: string[] = [];
  for (let n = 0; n < bytes / FILE_BYTES; n++) {
    const url = `/art/large-${n}.bin`;
    const content = randomBytes(FILE_BYTES);
    writeFileSync(path.join(folder, url), content);
    const integrity = createHash('sha256').update(content).digest('base64').slice(0, 16);
    listed.push(JSON.stringify({ revision: null, url, integrity }));
  }
  const worker = path.join(folder, 'sw.js');
  const script = readFileSync(worker, 'utf8');
  const end = /(\[\{"[^[\]]*"url":"[^[\]]*\})\]/;
  if (!end.test(script)) throw new Error('sw.js lists no files.');
  writeFileSync(
    worker,
    script.replace(end, (_, entries) => `${entries},${listed.join()}]`),
  );
}
