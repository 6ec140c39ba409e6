import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Functions of `src` that load a part later; decision 058. */
const LOADERS = ['later', 'laterComponent'];

/** A part that a file of `src` loads later, read from the source. */
export interface LaterPart {
  /** File that loads it, relative to the project. */
  by: string;
  /** The part's file, relative to the project; a package as `node_modules/<name>`. */
  module: string;
  /** `press`, unless the source says otherwise. */
  when: string;
  /** Pack that it is kept in; undefined where every device keeps it. */
  pack: string | undefined;
}

/** What a file imports with `import()`, and whether a loader does it. */
interface Import {
  from: string;
  options: Readonly<Record<string, unknown>> | undefined;
}

/**
 * All `import()` of a source, read without running it. `options` is undefined for a bare one, which no loader is given.
 *
 * @param file names the language by its ending
 */
export function importsLater(file: string, source: string): Import[] {
  const found: Import[] = [];
  const given: (ESTree.CallExpression & { options: Record<string, unknown> })[] = [];
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || !LOADERS.includes(node.callee.name)) return;
      given.push(Object.assign(node, { options: literals(node.arguments[1]) }));
    },
    ImportExpression({ source: from, start, end }) {
      const loader = given.find((call) => call.start < start && end < call.end);
      if (from.type !== 'Literal') throw new Error(`${file}: what is imported is not written out.`);
      found.push({ from: String(from.value), options: loader?.options });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Texts among the properties of an object that is written out. */
function literals(node: ESTree.Argument | undefined): Record<string, unknown> {
  if (node?.type !== 'ObjectExpression') return {};
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.value.type === 'Literal'
        ? [[property.key.name, property.value.value]]
        : [],
    ),
  );
}

/** All parts that the site loads later. */
export function laterParts(root: string): LaterPart[] {
  // Copy and languages load nothing.
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return files.flatMap((by) => {
    const source = readFileSync(path.join(root, by), 'utf8');
    if (!/\blater/.test(source)) return [];
    return importsLater(by, source).flatMap(({ from, options }) =>
      options
        ? [
            {
              by,
              module: resolved(by, from),
              when: String(options.when ?? 'press'),
              pack: options.pack as string | undefined,
            },
          ]
        : [],
    );
  });
}

function resolved(by: string, from: string): string {
  if (from.startsWith('#')) return `src/${from.slice(1)}`;
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(by), from);
  return `node_modules/${from}`;
}

/** When a part comes that most visits do without. */
const SELDOM = ['press', 'need'];

/** Modules that are loaded only when a visitor does something, a message waits, or something is wrong. */
export function onDemandIn(parts: readonly LaterPart[]): string[] {
  const modules = (isSeldom: boolean) =>
    parts.filter(({ when }) => SELDOM.includes(when) === isSeldom).map(({ module }) => module);
  const byThemselves = modules(false);
  return [...new Set(modules(true))].filter((module) => !byThemselves.includes(module));
}

const parts = laterParts(path.resolve(import.meta.dirname, '../..'));

/** Those of this site. What comes when a page is idle is no such module: each visit pays for it. */
export const ON_DEMAND: readonly string[] = onDemandIn(parts);

const partsIn = (pack: string): readonly string[] =>
  parts.filter((part) => part.pack === pack).map(({ module }) => module);

/** Modules that only devices of integrators keep. */
export const FOR_INTEGRATORS = partsIn('api');

/** Outlines of posters in further languages. */
export const FOR_POSTERS = partsIn('posters');
