import type { ESTree } from 'vite';

/** What React makes a component or a context of. The bundler must take each for a call that does something. */
const MAKERS = ['createContext', 'forwardRef', 'memo'];

const PURE = '/* @__PURE__ */ ';

/** Tells developers what they did wrong, in sentences that no visitor reads. */
const WARNING = 'warning';

const WITHOUT_EFFECT = '/* @__NO_SIDE_EFFECTS__ */ ';

/** `of.name = value;` as a statement of a module. */
interface Property {
  of: string;
  name: string;
  value: ESTree.Expression;
  statement: ESTree.Statement;
}

/**
 * A module whose components and contexts a bundler may leave out: what makes them is marked as pure. Names for React's
 * developer tools go, and so does what warns developers. The bundler cannot drop `class X extends React.Component`, nor
 * a class to which a static is assigned; each is wrapped in a call that is marked as pure.
 *
 * @param code of a module in which React is imported as a namespace or by default
 * @param program syntax tree of `code`
 * @returns the changed code, and how many calls and classes were marked
 */
export function markPure(
  code: string,
  { body }: ESTree.Program,
): { code: string; calls: number; classes: number } {
  const react = reactNames(body);
  const properties = body.flatMap((statement) => propertySet(statement) ?? []);
  const edits: { start: number; end: number; text: string }[] = [];
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
  const remove = ({ start, end }: ESTree.Node) => edits.push({ start, end, text: '' });
  const count = { calls: 0, classes: 0 };

  const isOfReact = (node: ESTree.Expression | null): node is ESTree.StaticMemberExpression =>
    node?.type === 'MemberExpression' &&
    !node.computed &&
    node.object.type === 'Identifier' &&
    react.has(node.object.name);

  for (const { name, statement } of properties) if (name === 'displayName') remove(statement);
  for (const statement of body)
    if (statement.type === 'FunctionDeclaration' && statement.id?.name === WARNING)
      insert(statement.start, WITHOUT_EFFECT);
  for (const { id, init } of variablesOf(body)) {
    if (init?.type === 'NewExpression' && isNamed(init.callee, 'Set')) insert(init.start, PURE);
    else if (init?.type === 'CallExpression' && isOfReact(init.callee)) {
      if (!MAKERS.includes(init.callee.property.name)) continue;
      insert(init.start, PURE);
      count.calls++;
    } else if (init?.type === 'ClassExpression' && isOfReact(init.superClass)) {
      const context = properties.find(({ of, name }) => isNamed(id, of) && name === 'contextType');
      if (context) remove(context.statement);
      const type = context && code.slice(context.value.start, context.value.end);
      insert(init.start, `${PURE}(() => ${type ? 'Object.assign(' : ''}`);
      insert(init.end, `${type ? `, { contextType: ${type} })` : ''})()`);
      count.classes++;
    }
  }
  return { code: edited(code, edits), ...count };
}

/** Names under which a module has all of React. */
const reactNames = (body: ESTree.Program['body']): Set<string> =>
  new Set(
    body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && statement.source.value === 'react'
        ? statement.specifiers.flatMap(({ type, local }) =>
            type === 'ImportSpecifier' ? [] : local.name,
          )
        : [],
    ),
  );

const variablesOf = (body: ESTree.Program['body']): ESTree.VariableDeclarator[] =>
  body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );

function propertySet(statement: ESTree.Program['body'][number]): Property | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return undefined;
  const { left, right } = expression;
  if (left.type !== 'MemberExpression' || left.computed) return undefined;
  if (left.object.type !== 'Identifier' || left.property.type !== 'Identifier') return undefined;
  return { of: left.object.name, name: left.property.name, value: right, statement };
}

const isNamed = (node: ESTree.Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name;

/** The code with each stretch replaced; none overlaps another. */
const edited = (code: string, edits: { start: number; end: number; text: string }[]): string =>
  edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
