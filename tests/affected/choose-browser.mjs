import path from 'node:path';

/** A dozen answer in the time of the unit tests. */
export const MOST = 12;

const SPEC = /^tests\/(?:component|e2e)\/.*\.spec\.ts$/;
const SOURCE = /^(?:src|copy|facts|languages)\//;
const TEST = /^\s*test\(/;

/** Rooms that a component in the catalogue has nothing of: what they do is seen on the site. */
const OF_THE_SITE =
  /^(?:src\/(?:app|core|pwa|page-loading|routes|store|sw)\/|build\/|public\/|index\.html|vite\.config)/;

/**
 * Browser tests of what a change touches, the nearest first, one of each file in turn: files and
 * folders of tests are named after tools, pages and components.
 *
 * @param {ReturnType<typeof import('./import-graph.mjs').importGraph>} graph
 * @param {readonly string[]} changed
 * @param {Iterable<string>} reached by the change, the nearest first
 * @param {(file: string) => boolean} mayRun whether tests of a file can be asked now
 * @returns {{ chosen: string[], left: string[] }} places `file:line`
 */
export function chooseBrowser(graph, changed, reached, mayRun) {
  const specs = graph.files.filter((file) => SPEC.test(file));
  const found = new Set(specs.filter((file) => changed.includes(file)));
  for (const file of reached)
    for (const name of namesOf(file, graph.textOf(file)))
      for (const spec of specs) if (isNamed(spec, name)) found.add(spec);
  // Copy and components that no test is named after are on samples of the catalogue.
  if (found.size === 0 && changed.some((file) => SOURCE.test(file)))
    for (const spec of specs) if (isNamed(spec, 'samples')) found.add(spec);
  const may = [...found].filter(mayRun);
  const places = inTurn(may.map((spec) => placesIn(spec, graph.textOf(spec))));
  const left = [...found].filter((spec) => !may.includes(spec));
  return { chosen: places.slice(0, MOST), left: [...places.slice(MOST), ...left] };
}

/** Whether a change is one that only the built site shows. */
export const needsSite = (changed) => changed.some((file) => OF_THE_SITE.test(file));

export const isOfSite = (spec) => spec.startsWith('tests/e2e/');

/** What tests of a file may be called. */
export function namesOf(file, text) {
  const [room = '', folder = ''] = file.replace(/^(?:src|languages\/[^/]+)\//, '').split('/');
  if (!SOURCE.test(file) || file.includes('.test.')) return [];
  const own = kebab(path.posix.basename(file).replace(/\..*$/, ''));
  if (['features', 'core'].includes(room)) return [folder];
  if (['sw', 'pwa'].includes(room)) return ['worker', own];
  if (!['copy', 'pages'].includes(room) || file.startsWith('src/')) return [own];
  const tool = /\btool: \{\s*name: '([^'/]+)/.exec(text)?.[1];
  const view = /\bview: '(\w+)'/.exec(text)?.[1] ?? '';
  return [tool ?? own, kebab(view)].filter(Boolean);
}

const kebab = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

function isNamed(spec, name) {
  const own = path.posix.basename(spec, '.spec.ts');
  const folder = path.posix.basename(path.posix.dirname(spec));
  return own === name || own.startsWith(`${name}-`) || folder === name;
}

const placesIn = (spec, text) =>
  text.split('\n').flatMap((line, at) => (TEST.test(line) ? [`${spec}:${at + 1}`] : []));

/** The first of each list, then the second of each. */
const inTurn = (lists) =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
