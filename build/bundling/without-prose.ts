import path from 'node:path';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

/** What only readers need of a row of the table of calls. */
const FOR_READERS = ['title', 'summary', 'caution', 'text', 'todo', 'samples', 'page'];

/** A refusal says its title and text. */
const SAID_BY_PROBLEMS = ['title', 'text'];

/**
 * Leaves out of a program what the table of calls says for people: a sandbox answers the same without it, in four
 * fifths of the bytes. Those are the properties above, descriptions and examples of a schema, and sentences that are
 * handed to one: texts that end with a full stop.
 */
export function withoutProse(root: string): Plugin {
  const table = path.join(root, 'src/api-docs/');
  return {
    name: 'kolam:without-prose',
    transform(code, id) {
      if (!id.startsWith(table)) return null;
      return { code: cut(code, id.endsWith('problems.ts') ? SAID_BY_PROBLEMS : []), map: null };
    },
  };
}

/** The same for the scripts of pages, which have their copy from elsewhere: what renders pages keeps it. */
export const withoutProseInPages = (root: string): Plugin => ({
  ...withoutProse(root),
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
});

/** The code without prose but for the properties that stay. */
export function cut(code: string, stays: readonly string[]): string {
  const ranges: [number, number, string][] = [];
  new Visitor({
    Property(node) {
      if (isForReaders(node, stays)) ranges.push([node.start, afterComma(code, node.end), '']);
    },
    CallExpression({ arguments: given }) {
      for (const each of given)
        if (isRemark(each)) ranges.push([each.start, afterComma(code, each.end), '']);
        else if (
          each.type === 'Literal' &&
          typeof each.value === 'string' &&
          each.value.endsWith('.')
        )
          ranges.push([each.start, each.end, "''"]);
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
const WRITTEN = ['Literal', 'TemplateLiteral', 'ArrayExpression'];

const isForReaders = (
  { key, value }: Pick<ESTree.ObjectProperty, 'key'> & { value: { type: string } },
  stays: readonly string[],
): boolean =>
  key.type === 'Identifier' &&
  FOR_READERS.includes(key.name) &&
  !stays.includes(key.name) &&
  WRITTEN.includes(value.type);

const afterComma = (code: string, end: number) =>
  end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

/** What stands within a range that is already cut is cut with it. */
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
