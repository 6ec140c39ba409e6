import { parseSync } from 'vite';

/** What a page's file says of the page in addition to its copy, in `export const facts`. */
export type PageFacts = Readonly<Record<string, unknown>>;

interface Node {
  type: string;
  [key: string]: unknown;
}

/**
 * The facts of a content file, read without running it: it may import what is not made yet.
 *
 * @throws an error that names the file where a fact is anything but a literal
 */
export function readFacts(file: string, source: string): PageFacts {
  const { program } = parseSync(file, source);
  for (const statement of program.body as unknown as Node[]) {
    const declared = declaration(statement);
    if (declared) return literal(declared, file) as PageFacts;
  }
  return {};
}

function declaration(statement: Node): Node | undefined {
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  const { declarations = [] } = Object(statement.declaration) as { declarations?: Node[] };
  const [first] = declarations;
  const isFacts = (first?.id as { name?: string } | undefined)?.name === 'facts';
  return isFacts ? (first?.init as Node) : undefined;
}

function literal(node: Node, file: string): unknown {
  const inner = (child: unknown) => literal(child as Node, file);
  switch (node.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return inner(node.expression);
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return (node.elements as Node[]).map(inner);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as { key: { name?: string; value?: string }; value: Node }[]).map(
          ({ key, value }) => [key.name ?? key.value, inner(value)],
        ),
      );
    default:
      throw new Error(`${file}: a fact is a text, a number, true or a list of these.`);
  }
}
