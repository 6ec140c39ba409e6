import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The part of the bundler's module information that is used here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Runtime of every page. zustand's persist middleware loads with the first persisted store instead. */
const VENDOR =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|zustand(?!\/esm\/middleware))\/|src\/app\/react-dom\.ts$/;

const KEYVAL = /node_modules\/idb-keyval\//;
const VALIBOT = /node_modules\/valibot\//;

/** A component used by fewer tools than this stays in their scripts, so that others do not load it. */
const TOOLS_THAT_SHARE = 3;

/** Words are shared as the rules that say them are; those of a format are with the formats. */
const WORDS = /\/content\/\w+\/words\/|\/features\/[\w-]+\/words[./]/;
const FORMAT_WORDS = /\/features\/number-check\/words\/(?!number-check\.)/;

const LOCKER = 'features/locker/Tool.tsx';

/** They are with the code that says them. */
const LOCKER_WORDS = /\/content\/\w+\/words\/locker\//;

/** The sandbox of the API, without a word for people: one script in every language. */
const SANDBOX = ['core/sandbox', 'api-docs'];

/** Every page loads it once it is idle. */
const START_OUTBOX = 'features/outbox/page-outbox.ts';

/** Pages that have a text page's head and notes, and none of its sections. */
const PAGES_WITHOUT_SECTIONS = ['pages/Outbox.tsx', 'pages/Shared.tsx', 'pages/Search.tsx'];

/** Pages that have sections, and none of those with code. */
const PRODUCT = 'features/product/ProductBlock.tsx';
const PAGES_WITH_SECTIONS = ['pages/Locker.tsx', LOCKER, PRODUCT];

/** What is rendered before the locker, or loaded after it. */
const AROUND_LOCKER = [
  'pages/Locker.tsx',
  'pages/Shared.tsx',
  'features/locker/list/LongList.tsx',
  'core/locker/backup/export.ts',
  'core/locker/backup/import.ts',
];

/**
 * Which modules share a script. Left alone the bundler makes one for each set of pages that use the same
 * modules: some forty of a few hundred bytes, each of them a request and a line of the precache. What one
 * page alone uses stays with it, and so does what the entry needs, which loads nothing else at first.
 *
 * @param root folder of the project
 */
export function chunkGroups(root: string) {
  const src = path.join(root, 'src');
  const features = path.join(src, 'features');
  const tools = readdirSync(features)
    .map((name) => path.join(features, name, 'Tool.tsx'))
    .filter(existsSync);
  const formats = filesIn(path.join(features, 'number-check/formats'));
  const group = (id: string, graph: Graph): string | null => {
    const isIn = (folder: string) => id.startsWith(path.join(src, folder, path.sep));
    const usedBy = (file: string) => importsOf(path.resolve(src, file), graph).has(id);
    if (SANDBOX.some(isIn) || VALIBOT.test(id)) return 'sandbox';
    // The facts that the table takes from copy: in another script they would need this one, and it them.
    if (isIn('content') && usedBy('core/sandbox/session.ts') && !usedBy('app/hydrate.tsx'))
      return 'sandbox';
    if (usedBy('app/client.tsx')) return null;
    if (usedBy('app/hydrate.tsx') || isIn('components/later')) return 'frame';
    if (usedBy('pages/Home.tsx')) return usedBy('templates/Article.tsx') ? 'cards' : null;
    if (usedBy('templates/Article.tsx')) {
      if (PAGES_WITHOUT_SECTIONS.some(usedBy)) return 'page-head';
      // The reference has code and no sections.
      if (usedBy('templates/Reference.tsx')) return 'code';
      // What is left is of text pages and of those with an API's code.
      return PAGES_WITH_SECTIONS.some(usedBy) ? 'sections' : 'code-sections';
    }
    // Several pages write messages, and every page sends them: one script for all, as small parts cost more.
    const [onContact, onEveryPage] = ['pages/Contact.tsx', START_OUTBOX].map(usedBy);
    if ((isIn('core/outbox') || isIn('components/honeypot')) && (onContact || onEveryPage))
      return 'outbox';
    if (isIn('features/outbox') && onContact && onEveryPage) return 'outbox';
    // Pages without any field, say of a drawn phone or of the device, do without.
    if (isIn('components/form-state')) return 'fields';
    if (formats.includes(id) || FORMAT_WORDS.test(id)) return 'number-formats';
    if (
      ((isIn('store') || isIn('core/storage')) && usedBy(START_OUTBOX)) ||
      KEYVAL.test(id) ||
      id === path.join(src, 'lib/random-id.ts')
    )
      return 'storage';
    if (
      ['core/locker', 'core/storage', 'features/locker', 'store'].some(isIn) ||
      LOCKER_WORDS.test(id)
    )
      return usedBy(LOCKER) && AROUND_LOCKER.some(usedBy) ? 'locker-core' : null;
    const isLib = isIn('lib') || isIn('domain') || WORDS.test(id);
    // Every page asks the outbox, and would load all that the tools share for a line of it.
    if (isLib && usedBy(START_OUTBOX)) return null;
    // Product pages write amounts, and would load all that the tools share for them.
    if (isIn('domain') && usedBy(PRODUCT)) return null;
    // Every form and worked example loads what the tools share, and few read amounts or codes.
    if (isIn('lib/quantities')) return 'quantities';
    if (isIn('lib/codes') || isIn('domain/labels')) return 'codes';
    const mayBeShared = isLib || isIn('components');
    if (mayBeShared && tools.filter(usedBy).length >= TOOLS_THAT_SHARE) return 'toolkit';
    return isLib && formats.some(usedBy) ? 'numbers' : null;
  };
  return [
    { name: 'vendor', test: VENDOR, priority: 1 },
    // What a group holds was chosen with all that it imports; taking more would empty the entry into it.
    { debugName: 'by use', name: group, includeDependenciesRecursively: false },
  ];
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? path.join(folder, entry.name) : [],
  );

const known = new WeakMap<Graph, Map<string, Set<string>>>();

/** All modules that a module needs before it runs, itself left out. */
function importsOf(module: string, graph: Graph): Set<string> {
  const all = known.get(graph) ?? new Map<string, Set<string>>();
  known.set(graph, all);
  const kept = all.get(module);
  if (kept) return kept;
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!found.has(imported)) {
        found.add(imported);
        visit(imported);
      }
  };
  visit(module);
  all.set(module, found);
  return found;
}
