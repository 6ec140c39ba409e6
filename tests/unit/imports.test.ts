import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

/** Folders of sources; rooms are those in `src`, and the others as they are. */
const ROOTS = ['src', 'facts', 'copy', 'languages'];

/** A folder: what else it may import, and packages of which it takes no more than types. */
interface Room {
  may: readonly string[];
  without?: readonly string[];
}

/** Runs where React does not. */
const PURE = ['react', 'react-dom', 'zustand'];
/** What pages and what is around them are built on. */
const BELOW_FEATURES = [
  ...['pwa', 'components', 'store', 'core', 'domain', 'routes', 'lib'],
  ...['copy', 'words', 'facts', 'api-docs', 'generated'],
];

/** The one way in which imports go (decision 095). The longest name that fits decides. */
const ROOMS: Readonly<Record<string, Room>> = {
  facts: { may: [], without: PURE },
  // Words name the kinds that copy is made of, by types alone.
  words: { may: ['facts', 'copy/types'], without: PURE },
  lib: { may: ['words'], without: PURE },
  // A rule of money is a function of what the tariff and the regulator say (decision 066).
  domain: {
    may: ['lib', 'words', 'facts'],
    without: PURE,
  },
  routes: { may: ['generated/routes.ts'], without: PURE },
  'api-docs': {
    may: [...['copy/types', 'facts'], ...['routes/paths.ts', 'domain', 'lib']],
    without: PURE,
  },
  copy: {
    may: [
      ...['facts', 'words', 'generated', 'api-docs', 'routes/paths.ts', 'routes/route.ts'],
      'domain',
    ],
    without: PURE,
  },
  languages: {
    may: ['copy', 'facts', 'words', 'generated', 'features', 'api-docs', 'domain', 'components'],
  },
  generated: { may: ['copy', 'languages', 'routes', 'features'], without: PURE },
  core: { may: ['domain', 'lib', 'routes', 'words', 'facts/site.ts'], without: PURE },
  'core/sandbox': { may: ['core', 'api-docs', 'domain', 'facts/site.ts'], without: PURE },
  sw: { may: ['core', 'routes', 'lib'], without: PURE },
  store: { may: ['core', 'lib', 'words', 'copy/types', 'facts/site.ts'] },
  components: {
    may: [
      ...['copy', 'words', 'facts', 'lib', 'domain', 'routes/paths.ts', 'store/demo-steps.ts'],
      ...['store/unsaved-work.ts', 'store/code-language.ts', 'store/theme.ts', 'store/toasts.ts'],
    ],
  },
  pwa: {
    may: ['components', 'store', 'core', 'domain', 'routes', 'lib', 'copy', 'words', 'facts'],
  },
  features: { may: BELOW_FEATURES },
  pages: { may: ['templates', 'features', ...BELOW_FEATURES] },
  templates: { may: ['features', ...BELOW_FEATURES] },
  'page-loading': { may: ['pages', 'templates', 'features', ...BELOW_FEATURES] },
  layouts: { may: ['page-loading', 'features', ...BELOW_FEATURES] },
  app: { may: ['layouts', 'page-loading', 'pages', 'templates', 'features', ...BELOW_FEATURES] },
  catalogue: { may: ['page-loading', 'pages', 'templates', 'features', ...BELOW_FEATURES] },
};

/** The one file that talks to the database. */
const DATABASE = { package: 'idb-keyval', file: 'store/idb-storage.ts' };

/** What changes documents of the locker: pages do it by the actions of its store. */
const LOCKER_CHANGES =
  /^core\/locker\/(?:add|change|purge|sign-in|quarantine|tray\/(?:keep|discard)|backup\/(?:undo-)?import)\.ts$/;
/** Who may import them. */
const LOCKER_DOORS = ['core', 'sw', 'store'];

const files = ROOTS.flatMap((root) =>
  readdirSync(path.join(ROOT, root), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && (root !== 'src' || file.includes('/')))
    .map((file) => (root === 'src' ? file : `${root}/${file}`)),
);

const placeOf = (file: string) =>
  path.join(ROOT, ROOTS.includes(file.split('/', 1)[0] ?? '') ? '' : 'src', file);

interface Import {
  from: string;
  /** Nothing is left of it in what runs. */
  isType?: boolean;
}

/** What a file imports, types and what comes later included. */
function importsOf(file: string): Import[] {
  const source = readFileSync(placeOf(file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const first = staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const again = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? { from: moduleRequest.value } : [])),
  );
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    from: source.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
  }));
  return [...first, ...again, ...later];
}

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

const roomOf = (file: string) =>
  Object.keys(ROOMS)
    .filter((name) => isIn(file, name))
    .sort((a, b) => b.length - a.length)[0];

/** Whether a file may import something, by the table. */
function mayImport(file: string, { from, isType = false }: Import): boolean {
  const name = roomOf(file);
  if (!name) return false;
  const { may, without = [] } = ROOMS[name] as Room;
  if (from.startsWith('.')) return from.startsWith('./');
  if (!from.startsWith('#')) {
    if (isIn(from, DATABASE.package)) return file === DATABASE.file;
    return isType || !without.some((each) => isIn(from, each));
  }
  const target = from.slice(1);
  if (LOCKER_CHANGES.test(target) && !isType && !LOCKER_DOORS.includes(name)) return false;
  // A feature is a separate room.
  const own = name === 'features' ? file.split('/', 2).join('/') : name;
  return [own, ...may].some((place) => isIn(target, place));
}

it('imports go one way', () => {
  expect(files.length).toBeGreaterThan(800);
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => !mayImport(file, imported))
      .map(({ from }) => `${file} may not import ${from}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['features/emi/Tool.tsx', '#features/gst/words.ts'],
  ['features/emi/Tool.tsx', '#pages/Home.tsx'],
  ['components/forms/Field.tsx', '#features/emi/limits.ts'],
  ['components/forms/Field.tsx', '#store/outbox.ts'],
  ['core/outbox/flush.ts', 'react'],
  ['core/outbox/flush.ts', '#store/outbox.ts'],
  ['lib/csv.ts', '../domain/pan.ts'],
  ['store/outbox.ts', 'idb-keyval'],
  ['sw/sw.ts', '#words/tools.ts'],
  ['features/locker/list/upload.ts', '#core/locker/add.ts'],
  ['features/device/kept/leave-locker.ts', '#core/locker/sign-in.ts'],
  ['layouts/Header.tsx', '#pages/Home.tsx'],
])('%s may not import %s', (file, from) => {
  expect(mayImport(file, { from })).toBe(false);
});
