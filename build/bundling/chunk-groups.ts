import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { laterParts } from './on-demand.ts';

/** The part of the bundler's module information that is used here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Runtime of every page. zustand's persist middleware loads with the first persisted store instead. */
const VENDOR =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|zustand(?!\/esm\/middleware))\/|src\/app\/react-dom\.ts$/;

/** The sandbox of the API, without a word for people: one script in every language. */
const SANDBOX = /\/src\/(?:core\/sandbox|api-docs)\/|node_modules\/valibot\//;

/** Words are shared as the rules that say them are; those of a format are with the formats. */
const WORDS = /\/words[./]|\/(?:copy|languages\/\w+)\/tariff\//;
const FORMATS = /\/features\/number-check\/(?:checked\.|words\/common\.|[\w-]+\/(?:check|words)\.)/;

/** What is stored on the device, and how. */
const STORED = /\/src\/(?:store|core\/storage)\//;

/** The locker. Its words are with the code that says them. */
const LOCKER = /\/(?:core\/locker|features\/locker|words\/locker)\//;

const CORE = /\/src\/core\/locker\//;

/** What only some forms do with what is typed: rewrite it key by key, forget it, or ask which of several is meant. */
const TYPED =
  /\/components\/forms\/(?:keep-caret|use-secret|use-several)\.ts$|\/words\/several\.ts$/;

/** An e-mail address, which few forms ask for. */
const EMAIL = /\/(?:forms\/EmailField|domain\/email|words\/several-emails)\.tsx?$/;

/** Every store writes through it, and most need ids. */
const BELOW_STORES = /node_modules\/idb-keyval\/|\/src\/lib\/random-id\.ts$/;

/** A folder of a language, which has what is translated of `src` by the same names. */
const TRANSLATED = /^.*\/languages\/\w+\//;

/** A component used by fewer tools than this stays in their scripts, so that others do not load it. */
const TOOLS_THAT_SHARE = 3;

/**
 * Which modules share a script. Left alone the bundler makes one for each set of pages that use the same modules:
 * some hundred of a few hundred bytes, each of them a request and a line of the precache. What one page alone uses
 * stays with it, and so does what the entry needs, which loads nothing else at first. No page is named here: what a
 * page is follows from what it imports.
 *
 * @param root folder of the project
 */
export function chunkGroups(root: string) {
  const src = (file: string) => path.join(root, 'src', file);
  const views = ['pages', 'templates'].flatMap((folder) => filesIn(src(folder)));
  const tools = readdirSync(src('features'))
    .map((name) => src(`features/${name}/Tool.tsx`))
    .filter(existsSync);
  const formats = readdirSync(src('features/number-check'))
    .map((kind) => src(`features/number-check/${kind}/check.ts`))
    .filter(existsSync);
  const parts = laterParts(root).map(({ by, module, when }) => ({
    by: path.join(root, by),
    module: path.join(root, module),
    when,
  }));
  const offers = readdirSync(src('features/language'))
    .filter((name) => name.endsWith('Link.tsx'))
    .map((name) => src(`features/language/${name}`));
  const pricing = ['settlement', 'working-day'].map((name) => src(`domain/${name}.ts`));
  const group = (id: string, graph: Graph): string | null => {
    const place = id.replace(TRANSLATED, src('/'));
    const isIn = (folder: string) => place.startsWith(src(folder) + path.sep);
    const isFact = (file: string) => file.startsWith(path.join(root, 'facts') + path.sep);
    const has = (user: string, module: string) => importsOf(user, graph).has(module);
    const uses = (user: string) => has(user, id);
    if (SANDBOX.test(id)) return 'sandbox';
    // Pages and the sandbox ask what a payment costs, and pages do without the sandbox.
    if (pricing.some((file) => file === id || has(file, id))) return 'pricing';
    // Facts that the API table imports. In any other chunk the two would import each other.
    if (isFact(id) && uses(src('core/sandbox/session.ts')) && !uses(src('app/hydrate.tsx')))
      return 'sandbox';
    if (uses(src('app/client.tsx'))) return null;
    if (uses(src('app/hydrate.tsx')) || isIn('components/later')) return 'frame';
    // Every page offers languages, also where its own links lead to the list of all.
    if (offers.some(uses)) return 'frame';

    // Heads with pictures are on pages of calls alone; what those share, pages with forms load as well.
    if (isIn('components/head-picture')) return 'head-picture';
    // Pages with forms have no plot, and would load it with their heads.
    if (isIn('components/plot')) return 'plot';

    const onViews = views.filter(uses);
    const shown = groupOfShown(onViews, (view, file) => has(view, src(`components/${file}`)));
    if (shown) return shown;

    const onEveryPage = parts.some(
      ({ by, module, when }) => when !== 'press' && has(src('app/hydrate.tsx'), by) && uses(module),
    );
    const onPages = onViews.length > 0;
    // Several pages write messages, and every page sends them: one script for all, as small parts cost more.
    if ((isIn('core/outbox') || isIn('components/honeypot')) && (onPages || onEveryPage))
      return 'outbox';
    if (isIn('features/outbox') && onPages && (onEveryPage || onViews.length > 1)) return 'outbox';
    // Pages without any field, say of a drawn phone or of the device, do without.
    if (isIn('components/form-state')) return 'fields';
    if (FORMATS.test(id)) return 'number-formats';
    if ((STORED.test(id) && onEveryPage) || BELOW_STORES.test(id)) return 'storage';
    const isOfLocker = (view: string) => [...importsOf(view, graph)].some((one) => CORE.test(one));
    // The page of the device shows what the locker is doing, and would load the locker for it.
    if (STORED.test(id) && onViews.some((view) => !isOfLocker(view))) return null;
    if (STORED.test(id) || LOCKER.test(id)) {
      // A page that only hands a backup over does without what reads the locker.
      const readers = views.filter((view) => has(view, src('core/locker/database.ts')));
      const around = [...readers, ...parts.map(({ module }) => module).filter(isOutsideLocker)];
      const inLocker = tools.some((tool) => LOCKER.test(tool) && uses(tool));
      return inLocker && around.some(uses) ? 'locker-core' : null;
    }
    // Other forms would load it with what the tools share.
    if (TYPED.test(id)) return 'typed';
    if (EMAIL.test(id)) return 'email';
    const isLib = isIn('lib') || isIn('domain') || WORDS.test(id);
    // Every page asks the outbox, and would load all that the tools share for a line of it.
    if (isLib && onEveryPage) return null;
    // Pages of products write amounts, and would load all that the tools share for them.
    if (isIn('domain') && onPages) return null;
    // A calculator answers before it reads more than plain numbers.
    const readNumber = src('lib/quantities/read-number.ts');
    if (isIn('lib/quantities') && id !== readNumber && !has(readNumber, id)) return 'grammar';
    // Every form and worked example loads what the tools share, and few read amounts or codes.
    if (isIn('lib/quantities') || isIn('components/quantities')) return 'quantities';
    // What checks of numbers alone know, and the sandbox.
    if (isIn('domain/labels') && !tools.some(uses)) return 'numbers';
    if (isIn('lib/codes') || isIn('domain/labels')) return 'codes';
    const mayBeShared = isLib || isIn('components');
    // A page with a form and no tool does without samples and results.
    if (mayBeShared && tools.filter(uses).length >= TOOLS_THAT_SHARE)
      return onPages ? 'forms' : 'toolkit';
    // What another tool has as well comes to it without the rest.
    return isLib && formats.some(uses) && !tools.some(uses) ? 'numbers' : null;
  };
  return [
    { name: 'vendor', test: VENDOR, priority: 1 },
    // What a group holds was chosen with all that it imports; taking more would empty the entry into it.
    { debugName: 'by use', name: group, includeDependenciesRecursively: false },
  ];
}

/** Parts of the locker itself take what they share with it from its tool. */
const isOutsideLocker = (module: string) => !module.includes('/src/features/locker/');

/**
 * The script of what most pages show, by which kinds of pages show it; undefined for what only few do. A page is known
 * by what it imports: a page's head, sections, code.
 *
 * @param has whether a view imports a component, given by its file
 */
function groupOfShown(
  views: readonly string[],
  has: (view: string, file: string) => boolean,
): string | undefined {
  const kinds = views.map((view) => ({
    head: has(view, 'page-heads/Breadcrumbs.tsx'),
    // All that have sections import this one, also those that choose theirs themselves.
    sections: has(view, 'sections/Split.tsx'),
    code: has(view, 'code/CodeText.tsx'),
  }));
  // Text pages, which have all of it.
  if (kinds.filter(({ sections, code }) => sections && code).length < 2) return undefined;
  if (kinds.some(({ head, sections, code }) => head && !sections && !code)) return 'page-head';
  if (kinds.some(({ sections, code }) => code && !sections)) return 'code';
  if (kinds.some(({ head, sections, code }) => !head && !sections && !code)) return 'cards';
  return kinds.some(({ code }) => !code) ? 'sections' : 'code-sections';
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !entry.name.includes('.test.') ? path.join(folder, entry.name) : [],
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
