import path from 'node:path';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';
import { withPureCalls } from './pure-calls.ts';

/** What only readers need of a row of the table of calls. */
const FOR_READERS = ['title', 'summary', 'caution', 'text', 'todo', 'page'];

/** What only the published description needs: a sandbox makes its answers, and checks none of them. */
const PUBLISHED = ['answer', 'schema', 'samples'];

/** Makers of fields whose last argument is an example: `kit/fields.ts`. */
const WITH_EXAMPLE = ['code', 'text', 'address', 'paise', 'count', 'day', 'sensitive'];

/**
 * Leaves out of a program what the table of calls says for people and for its published description: a sandbox answers
 * the same without it, in two thirds of the bytes. Those are the properties above, descriptions and examples of a
 * schema, and sentences that are handed to one: texts that end with a full stop.
 *
 * @param stays properties that this program says after all
 */
export function withoutProse(root: string, stays: readonly string[] = []): Plugin {
  const table = path.join(root, 'src/api-docs/');
  return {
    name: 'kolam:without-prose',
    transform: {
      filter: { id: /\/src\/api-docs\// },
      handler(code, id) {
        if (!id.startsWith(table)) return null;
        const names = leftOut(id.slice(table.length)).filter((name) => !stays.includes(name));
        return { code: withPureCalls(cut(code, names)), map: null };
      },
    },
  };
}

/** The same for the scripts of pages, which have their copy from elsewhere: what renders pages keeps it. */
export const withoutProseInPages = (root: string): Plugin => ({
  ...withoutProse(root),
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
});

/** Properties that a file of the table leaves out. */
function leftOut(file: string): readonly string[] {
  // A refusal says its title and text.
  if (file === 'problems.ts') return ['todo'];
  return /^(?:kit|resources)\//.test(file) ? [...FOR_READERS, ...PUBLISHED] : FOR_READERS;
}

/** The code without prose and without some properties. */
export function cut(code: string, names: readonly string[]): string {
  const ranges: [number, number, string][] = [];
  const drop = ({ start, end }: ESTree.Node, by = '') =>
    ranges.push([start, by ? end : afterComma(code, end), by]);
  new Visitor({
    ObjectExpression({ properties }) {
      for (const each of properties) if (each.type === 'Property' && isCut(each, names)) drop(each);
    },
    CallExpression({ callee, arguments: given }) {
      const last = given.at(-1);
      if (last && callee.type === 'Identifier' && WITH_EXAMPLE.includes(callee.name)) drop(last);
      for (const each of given)
        if (isRemark(each)) drop(each);
        else if (isSentence(each)) drop(each, "''");
    },
  }).visit(parseAst(code));
  return replaced(code, ranges);
}

/** What valibot is told for the published schemas alone. */
const isRemark = (node: ESTree.CallExpression['arguments'][number]): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  ['description', 'examples', 'metadata'].includes(node.callee.property.name);

/** Only what is written out: a field of a schema may have such a name too. */
const WRITTEN = ['Literal', 'TemplateLiteral', 'ArrayExpression', 'MemberExpression'];

const isCut = ({ key, value }: ESTree.ObjectProperty, names: readonly string[]): boolean =>
  key.type === 'Identifier' &&
  names.includes(key.name) &&
  (PUBLISHED.includes(key.name) || WRITTEN.includes(value.type));

const isSentence = (node: ESTree.Node): boolean =>
  node.type === 'Literal' && typeof node.value === 'string' && node.value.endsWith('.');

const afterComma = (code: string, end: number) =>
  end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

/** A range inside one that is already cut is cut with it. */
function replaced(code: string, ranges: [number, number, string][]): string {
  let text = '';
  let at = 0;
  for (const [start, end, by] of ranges.sort(([a], [b]) => a - b)) {
    if (start < at) continue;
    text += code.slice(at, start) + by;
    at = end;
  }
  return text + code.slice(at);
}
