import { parseSync } from 'vite';
import { asComment } from './comment.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Words of a new language: texts and tables of texts are empty below their English; of what is a function or has a
 * value in it the English source is there as a comment, to be changed and uncommented.
 */
export function begunWords(file: string, source: string): string {
  const { program } = parseSync(file, source);
  const begun = (program.body as unknown as Node[]).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const declared = statement.declaration as Node | null;
    if (declared?.type !== 'VariableDeclaration' && declared?.type !== 'FunctionDeclaration')
      return [];
    const [{ id, init } = {} as { id: Node; init: Node }] = (declared.declarations ?? []) as {
      id: Node;
      init: Node;
    }[];
    const value = init && plainValue(init);
    const text = source.slice(statement.start, statement.end);
    if (!value || !id || !isOfTexts(value)) return [`${commentedOut(text)}\n`];
    const english = source.slice(value.start, value.end);
    return [
      `${isText(value) ? asComment(value.value as string) : commentedOut(english)}
export const ${id.name as string} = ${emptied(value, source)};
`,
    ];
  });
  const hasExports = begun.some((each) => /^export /m.test(each));
  return `${begun.join('\n')}${hasExports ? '' : '\nexport {};\n'}`;
}

const plainValue = (node: Node): Node =>
  /^TS(?:As|Satisfies)Expression$/.test(node.type) ? plainValue(node.expression as Node) : node;

const isText = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'string';

const textsIn = (node: Node): Node[] | undefined => {
  if (node.type === 'ArrayExpression') return node.elements as Node[];
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = node.properties as { type: string; computed?: boolean; value: Node }[];
  return properties.map(({ type, computed, value }) =>
    type === 'Property' && !computed ? value : { type: 'Other', start: 0, end: 0 },
  );
};

const isOfTexts = (node: Node): boolean =>
  isText(node) || (textsIn(node)?.every(isOfTexts) ?? false);

/** The same table with empty texts. */
function emptied(node: Node, source: string): string {
  if (isText(node)) return "''";
  const inner = (textsIn(node) ?? []).toReversed();
  let text = source.slice(node.start, node.end);
  for (const each of inner) {
    const from = each.start - node.start;
    text = text.slice(0, from) + emptied(each, source) + text.slice(each.end - node.start);
  }
  return text.replace(/^ *\/\/.*\n/gm, '').replace(/\/\*\*?[\s\S]*?\*\/\s*/g, '');
}

const commentedOut = (source: string): string =>
  source
    .split('\n')
    .map((line) => `// ${line}`.trimEnd())
    .join('\n');
