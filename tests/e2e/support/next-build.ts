import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pageFiles, writePackFile } from '../../../build/artifacts/worker/pack.ts';
import { writeWorker } from '../../../build/artifacts/worker/write-worker.ts';
import { filesIn } from '../../../build/bundling/compress.ts';
import { shippedWorker } from '../../../build/checks/shipped-lists.ts';
import { writePages } from '../../../build/document/write-pages.ts';
import { PACK_FILE, partFile, SHELL_FILE } from '../../../src/routes/page-files.ts';
import { type PagePart, readPack, readPart } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';

/** Heading of the contact page in the next build. */
export const NEXT_HEADING = 'Contact us, second edition';

interface NextBuild {
  /** Files of the older build that the deployment has deleted, say scripts whose names have changed. */
  remove?: RegExp;
  /** Adds files to the build. */
  add?: (folder: string) => unknown;
}

/**
 * A copy of a build as a later deployment would be: the contact page says something else, and so the lists
 * of the worker are others. Returns the paths of what was removed.
 */
export async function makeNextBuild(
  dist: string,
  folder: string,
  { remove = /$^/, add = () => {} }: NextBuild = {},
): Promise<string[]> {
  cpSync(dist, folder, { recursive: true, dereference: true });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const parts = new Map(
    routes.map((route) => [route.path as string, readPart(read(partFile(route.path)))]),
  );
  parts.set('/contact', withNextHeading(parts.get('/contact') as PagePart));
  await writePages(folder, { shell: read(SHELL_FILE), parts });
  await add(folder);
  const files = await filesIn(folder);
  const removed = files.map((file) => `/${file}`).filter((url) => remove.test(url));
  for (const url of removed)
    for (const name of [url, `${url}.br`]) rmSync(path.join(folder, name), { force: true });
  // Written again without their compressed copies, which the server would rather give.
  for (const file of files)
    if (/(?:\.html|\.txt|\/files\.json)\.br$/.test(file))
      rmSync(path.join(folder, file), { force: true });
  const { code, pages, files: listed } = await shippedWorker(folder);
  const others = readPack(read(PACK_FILE)).length - pageFiles().length;
  const packed = listed.slice(0, others).filter(([url]) => !removed.includes(url));
  const packFiles = [...pageFiles(), ...packed.map(([url]) => url.slice(1))];
  await writePackFile(folder, packFiles);
  await writeWorker(folder, { ...pages, packed: packFiles, code: read(code) });
  return removed;
}

// In the markup and in the page's data, which must agree.
function withNextHeading(part: PagePart): PagePart {
  const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(part.main ?? '')?.[1];
  if (!heading) throw new Error('The contact page has no heading to change.');
  return {
    ...part,
    main: part.main?.replace(`>${heading}</h1>`, `>${NEXT_HEADING}</h1>`) ?? '',
    page: part.page?.replace(`"heading":"${heading}"`, `"heading":"${NEXT_HEADING}"`) ?? '',
  };
}
