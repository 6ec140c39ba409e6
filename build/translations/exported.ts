import { parseSync } from 'vite';

/** What a module exports under a name. */
export interface Exported {
  /** Its source without comments, with single spaces; undefined where it comes from elsewhere. */
  source: string | undefined;
  /** `empty`: a text that is still to be written. `table`: texts in an object or a list. */
  kind: 'empty' | 'table' | 'other';
  /** Whether it has a text that is still to be written. */
  hasGap: boolean;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** What a module of words or copy exports by name, in its order; `default` is one of the names. */
export function exportedIn(file: string, source: string): Map<string, Exported> {
  const { program, comments } = parseSync(file, source);
  const plain = withoutComments(source, comments);
  const found = new Map<string, Exported>();
  const add = (name: string, node?: Node) => found.set(name, exportedBy(plain, node));
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ExportDefaultDeclaration')
      add('default', statement.declaration as Node);
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') continue;
    for (const { exported } of statement.specifiers as { exported: { name: string } }[])
      add(exported.name);
    const declared = statement.declaration as Node | null;
    if (declared?.type === 'FunctionDeclaration') add(nameOf(declared.id), declared);
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations as { id: Node; init: Node }[]) {
      if (id.type === 'Identifier') add(nameOf(id), init);
      else for (const { value } of id.properties as { value: unknown }[]) add(nameOf(value));
    }
  }
  return found;
}

const nameOf = (node: unknown): string => (node as { name: string }).name;

function exportedBy(source: string, node: Node | undefined): Exported {
  if (!node) return { source: undefined, kind: 'other', hasGap: false };
  const value = plainValue(node);
  const isTable = value.type === 'ObjectExpression' || value.type === 'ArrayExpression';
  const isEmpty = value.type === 'Literal' && value.value === '';
  const own = source.slice(node.start, node.end).replace(/\s+/g, ' ').trim();
  return {
    source: own,
    hasGap: isEmpty || (isTable && /[:[,] ?''/.test(own)),
    kind: isEmpty ? 'empty' : isTable ? 'table' : 'other',
  };
}

/** A value without what only its type needs. */
const plainValue = (node: Node): Node =>
  /^TS(?:As|Satisfies)Expression$/.test(node.type) ? plainValue(node.expression as Node) : node;

/** The same text with spaces in the place of comments. */
function withoutComments(
  source: string,
  comments: readonly { start: number; end: number }[],
): string {
  let text = source;
  for (const { start, end } of comments)
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return text;
}
