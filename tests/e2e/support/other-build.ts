import { createHash } from 'node:crypto';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  filesForIntegrators,
  listForIntegrators,
} from '../../../build/artifacts/worker/api-pack.ts';
import { languagesIn, readLanguageList } from '../../../build/artifacts/worker/language-files.ts';
import { writeLanguagePacks } from '../../../build/artifacts/worker/language-pack.ts';
import { writePackFile } from '../../../build/artifacts/worker/pack.ts';
import { filesForPosters, listPosters } from '../../../build/artifacts/worker/poster-pack.ts';
import { writeWorker } from '../../../build/artifacts/worker/write-worker.ts';
import { filesIn } from '../../../build/bundling/compress.ts';
import { shippedWorker } from '../../../build/checks/shipped-lists.ts';
import { copyShape } from '../../../build/copy-shape.ts';
import { PACK_FILE, partFile, SHELL_FILE } from '../../../src/routes/page-files.ts';
import { readPack } from '../../../src/routes/page-part.ts';
import { routes } from '../../../src/routes/paths.ts';
import type { Route } from '../../../src/routes/route.ts';
import { NEXT_HEADING } from './next-build.ts';

/** What two builds may differ in. */
export const DIFFERENCES = ['component', 'page', 'package', 'list', 'language', 'view'] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** The page that has another path in a build whose list differs. */
export const MOVED = { from: '/alliance', to: '/allied-firms' };

/** Headings of the contact page in both languages, and what the second one is in a build whose language differs. */
const HEADING = 'Contact Us';
const HINDI_HEADING = 'संपर्क करें';
export const NEXT_HINDI_HEADING = 'हमसे बात करें';

/** Text that replaces another in the files that match. */
type Edit = readonly [files: RegExp, from: string | RegExp, to: string];

const SCRIPT = /^(?:assets|hi)\/.*\.js$/;
const COPY = /\.(?:html|txt)$/;

const CHANGED = '\n/* changed */';

const EDITS: Record<Difference, readonly Edit[]> = {
  component: [[/^assets\/(?:Legal|Article)-.*\.js$/, /$/, CHANGED]],
  page: headingOf('', HEADING, NEXT_HEADING),
  package: [[/^assets\/vendor-.*\.js$/, /$/, CHANGED]],
  list: [[/\.(?:html|txt|js)$/, new RegExp(`${MOVED.from}\\b`, 'g'), MOVED.to]],
  language: headingOf('hi/', HINDI_HEADING, NEXT_HINDI_HEADING),
  view: [
    [SCRIPT, './Legal.tsx', './Statute.tsx'],
    [COPY, '"view":"Legal"', '"view":"Statute"'],
    [/\.(?:js|txt)$/, copyShape(), 'others'],
  ],
};

/** The contact page's heading in its markup and its data, which must agree; the menus have the same words. */
function headingOf(folder: string, from: string, to: string): Edit[] {
  const files = new RegExp(`^${folder}(?:parts/)?contact\\.(?:html|txt)$`);
  return [
    [files, `>${from}</h1>`, `>${to}</h1>`],
    [files, `"heading":"${from}"`, `"heading":"${to}"`],
  ];
}

/**
 * A copy of a build as another one would be. Scripts whose text differs have other names, and so have all that name
 * them.
 */
export async function makeOtherBuild(
  dist: string,
  folder: string,
  differences: readonly Difference[],
): Promise<void> {
  cpSync(dist, folder, {
    recursive: true,
    dereference: true,
    filter: (file) => !file.endsWith('.br'),
  });
  const isText = (file: string) => /\.(?:html|txt|js|json|css)$/.test(file);
  const before = (await filesIn(folder)).filter((file) => isText(file) && file !== PACK_FILE);
  const texts = new Map(
    before.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  const { pages, files, code } = await shippedWorker(folder);
  for (const difference of differences) for (const edit of EDITS[difference]) apply(edit, texts);
  const ofLanguages = await Promise.all(
    languagesIn(folder).map(async (code) => ({
      code,
      files: (await readLanguageList(folder, code)).files.map(([url]) => url.slice(1)),
    })),
  );
  const renamed = renameChanged(folder, texts, code);
  const moved = (file: string) =>
    differences.includes('list') ? `/${file}`.replace(MOVED.from, MOVED.to).slice(1) : file;
  const inBuild = (file: string) => moved(renamed.get(file) ?? file);
  for (const [file, text] of texts) {
    const target = inBuild(file);
    if (target !== file) renameSync(path.join(folder, file), path.join(folder, target));
    writeFileSync(path.join(folder, target), text);
  }
  const listed: Route[] = (routes as readonly Route[]).map((route) => ({
    ...route,
    path: moved(route.path) as Route['path'],
  }));
  const pageFiles = [
    SHELL_FILE,
    ...listed.filter(({ pack }) => !pack).map(({ path: route }) => partFile(route)),
  ];
  const others =
    readPack(readFileSync(path.join(dist, PACK_FILE), 'utf8')).length - pageFiles.length;
  const packed = files.slice(0, others).map(([url]) => inBuild(url.slice(1)));
  // Of those in the folder of a language they are all taken anyway.
  const scripts = ofLanguages.map(({ code, files }) => ({ code, files: files.map(inBuild) }));
  // Its names are those of this build by now; what it says of their text is not.
  await listPosters(folder, [...(await filesForPosters(folder))]);
  await listForIntegrators(folder, [...(await filesForIntegrators(folder))]);
  await writeLanguagePacks(folder, scripts);
  await writePackFile(folder, [...pageFiles, ...packed]);
  const parts = { ...pages, packed: [...pageFiles, ...packed], code: texts.get(code) as string };
  await writeWorker(folder, parts, listed);
}

/** Edits texts. Throws where there is nothing to edit: a build that differs in nothing shows nothing. */
function apply([matching, from, to]: Edit, texts: Map<string, string>): void {
  let hasChanged = false;
  for (const [file, text] of texts) {
    if (!matching.test(file)) continue;
    const edited = text.replaceAll(asGlobal(from), () => to);
    hasChanged ||= edited !== text;
    texts.set(file, edited);
  }
  if (!hasChanged) throw new Error(`No file that matches ${matching} has ${from} to change.`);
}

const asGlobal = (from: string | RegExp) =>
  typeof from === 'string' ? from : new RegExp(from.source, 'g');

/** Gives scripts with a hash in their names other ones where their text has changed, and puts those into all texts. */
function renameChanged(
  folder: string,
  texts: Map<string, string>,
  worker: string,
): Map<string, string> {
  const hashed = [...texts.keys()].filter(
    (file) => /^assets\/.+-[\w-]{7,8}\.js$/.test(file) && !file.startsWith('assets/worker-'),
  );
  const nameOf = (file: string) => path.posix.basename(file);
  const text = (file: string) => texts.get(file) as string;
  const changed = new Set(
    hashed.filter((file) => text(file) !== readFileSync(path.join(folder, file), 'utf8')),
  );
  for (let size = -1; size !== changed.size; ) {
    size = changed.size;
    for (const file of hashed)
      if ([...changed].some((other) => text(file).includes(nameOf(other)))) changed.add(file);
  }
  const all = hashed.map(text).join('');
  // Of the old name too: what is two scripts in two languages has one name but for that.
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(file + all)
      .digest('hex')
      .slice(0, 7);
  const renamed = new Map(
    [...changed].map((file) => [file, file.replace(/-[\w-]{7,8}\.js$/, `-${hashOf(file)}.js`)]),
  );
  const names = new Map([...renamed].map(([from, to]) => [nameOf(from), nameOf(to)]));
  if (names.size > 0) {
    const any = new RegExp(
      [...names.keys()].map((name) => name.replace('.', '\\.')).join('|'),
      'g',
    );
    for (const [file, old] of texts)
      if (file !== worker)
        texts.set(
          file,
          old.replace(any, (name) => names.get(name) ?? name),
        );
  }
  return renamed;
}
