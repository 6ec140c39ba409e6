import { parseSync } from 'vite';
import { type Feature, known, type Use } from './features.ts';

/** A node of a script's tree, as ESTree has it. */
interface Node {
  type: string;
  [property: string]: unknown;
}

/** Syntax that some floor browser lacks: MDN's name, how its node is told, and a script that has it. */
export const SYNTAX: readonly [Feature, (node: Node) => boolean, string][] = [
  ['classes.static.initialization_blocks', is('StaticBlock'), 'class A { static { } }'],
  ['statements.using', isOf('VariableDeclaration', 'kind', 'using'), '{ using a = b; }'],
  [
    'statements.await_using',
    isOf('VariableDeclaration', 'kind', 'await using'),
    '{ await using a = b; }',
  ],
  [
    'statements.import.import_attributes',
    (node) => hasAttributes(node),
    'import a from "b" with { type: "json" };',
  ],
  [
    'statements.import.defer',
    isOf('ImportDeclaration', 'phase', 'defer'),
    'import defer * as a from "b";',
  ],
  [
    'statements.import.import_source',
    isOf('ImportDeclaration', 'phase', 'source'),
    'import source a from "b";',
  ],
  ['operators.import.defer', isOf('ImportExpression', 'phase', 'defer'), 'import.defer("b");'],
  [
    'operators.import.import_source',
    isOf('ImportExpression', 'phase', 'source'),
    'import.source("b");',
  ],
  [
    'operators.import.options_parameter',
    (node) => node.type === 'ImportExpression' && Boolean(node.options),
    'import("b", {});',
  ],
  ['operators.import_meta.resolve', (node) => isMetaResolve(node), 'import.meta.resolve("b");'],
];

/** Regular expressions, as they are between their slashes, without classes and escapes. */
export const EXPRESSIONS: readonly [Feature, RegExp, string][] = [
  ['lookbehind_assertion', /\(\?<[=!]/, '/(?<=a)b/'],
  ['modifier', /\(\?(?!:)[ims]*(?:-[ims]+)?:/, '/(?i:a)/'],
  [
    'named_capturing_group.duplicate_named_capturing_groups',
    /\(\?<(\w+)>.*\(\?<\1>/,
    '/(?<a>b)|(?<a>c)/',
  ],
];

/** Flags, by the properties that MDN lists them under. */
const FLAGS: Readonly<Record<string, string>> = {
  d: 'hasIndices',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
};

/** What MDN's tables of the language list, and no text of a script shows. */
export const NOT_WRITTEN = [
  // About what a server or another file does.
  /\.http_errors_not_cached$/,
  /\.import_wasm_modules$/,
  /\.(?:service_)?work(?:er|let)_support$/,
  // Beneath what is found as a whole.
  /\.import_attributes\.type_/,
  /\.import_assertions/,
  // The parser reads a comma before the end as none; there is an argument before it, found below.
  /\.trailing_commas_in_dynamic_import$/,
  // `\A` and `\z`: a proposal, an error without a new mode.
  /\.buffer_boundary_assertion$/,
];

/** @throws where a text is not a script */
export function syntaxOf(where: string, text: string): Use[] {
  const { program, errors } = parseSync('script.mjs', text, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${where}: ${errors[0]?.message}`);
  const found = new Set<Feature>();
  walk(program as unknown as Node, (node) => {
    for (const [name, has] of SYNTAX) if (has(node)) found.add(`javascript.${name}`);
    for (const name of [...ofExpression(node), ...ofPiece(node)]) found.add(name);
  });
  if (text.startsWith('#!')) found.add('javascript.grammar.hashbang_comments');
  return [...found].map((feature) => ({ feature, where }));
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value])
      if (each && typeof each === 'object' && typeof each.type === 'string') walk(each, visit);
}

function is(type: string) {
  return (node: Node) => node.type === type;
}

function isOf(type: string, property: string, value: string) {
  return (node: Node) => node.type === type && node[property] === value;
}

const hasAttributes = (node: Node) =>
  Array.isArray(node.attributes) && node.attributes.some(is('ImportAttribute'));

function isMetaResolve({ type, object, property }: Node): boolean {
  const from = object as Node | undefined;
  return (
    type === 'MemberExpression' &&
    from?.type === 'MetaProperty' &&
    (property as Node).name === 'resolve'
  );
}

/** Of a literal, or of texts that `RegExp` is handed. */
function ofExpression({ type, regex, callee, arguments: given }: Node): Feature[] {
  if (regex) return ofPattern(regex as { pattern: string; flags: string });
  if (!['NewExpression', 'CallExpression'].includes(type)) return [];
  if ((callee as Node).name !== 'RegExp') return [];
  const [pattern, flags] = (given as Node[]).map(({ value }) =>
    typeof value === 'string' ? value : '',
  );
  return ofPattern({ pattern: pattern ?? '', flags: flags ?? '' });
}

/** Of a text in quotes or in a template, of which an expression is put together when the script runs. */
function ofPiece({ type, value }: Node): Feature[] {
  const text = type === 'TemplateElement' ? (value as { cooked?: string }).cooked : value;
  return typeof text === 'string' ? ofPattern({ pattern: text, flags: '' }) : [];
}

function ofPattern({ pattern, flags }: { pattern: string; flags: string }): Feature[] {
  const bare = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return [
    ...EXPRESSIONS.filter(([, has]) => has.test(bare)).map(
      ([name]) => `javascript.regular_expressions.${name}`,
    ),
    ...[...flags].flatMap((flag) => known('javascript', 'builtins', 'RegExp', FLAGS[flag] ?? flag)),
  ];
}
