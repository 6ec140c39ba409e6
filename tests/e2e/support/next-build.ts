import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Heading of the contact page in the next build. */
export const NEXT_HEADING = 'Contact us, second edition';

/**
 * A copy of a build as a later deployment would be: the contact page says something else, and so its
 * revision in `sw.js` is another.
 *
 * @param remove files of the older build that the deployment has deleted, for example scripts whose
 *   names have changed; the new worker does not list them
 */
export function makeNextBuild(dist: string, folder: string, remove: RegExp = /$^/): string[] {
  cpSync(dist, folder, { recursive: true });
  const page = path.join(folder, 'contact.html');
  const html = readFileSync(page, 'utf8');
  const heading = /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
  if (!heading) throw new Error('The contact page has no heading to change.');
  // In the markup and in the page's data, which must agree.
  const next = html
    .replace(`>${heading}</h1>`, `>${NEXT_HEADING}</h1>`)
    .replace(`"heading":"${heading}"`, `"heading":"${NEXT_HEADING}"`);
  writeFileSync(page, next);
  rmSync(`${page}.br`);
  return patchWorker(path.join(folder, 'sw.js'), page, (file) => {
    const gone = remove.test(file);
    if (gone) for (const name of [file, `${file}.br`]) rmSync(path.join(folder, name));
    return gone;
  });
}

function patchWorker(worker: string, page: string, isGone: (file: string) => boolean): string[] {
  const script = readFileSync(worker, 'utf8');
  const text = script.match(/\[\{"[^[\]]*"url":"[^[\]]*\}\]/)?.[0] ?? '';
  const entries = JSON.parse(text) as { url: string; revision: string | null }[];
  const gone = entries.map(({ url }) => url).filter((url) => isGone(url));
  const digest = createHash('sha256').update(readFileSync(page)).digest('base64');
  const next = entries
    .filter(({ url }) => !gone.includes(url))
    .map((entry) =>
      entry.url === '/contact' ? { ...entry, revision: digest.slice(0, 10) } : entry,
    );
  writeFileSync(worker, script.replace(text, JSON.stringify(next)));
  rmSync(`${worker}.br`);
  return gone;
}
