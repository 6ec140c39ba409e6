import { parseAst, Visitor } from 'vite';

const PURE = '/* @__PURE__ */ ';

/**
 * A module that only makes values, with each call marked as one that does nothing else: what nobody uses of it can be
 * left out. A call that is a statement is there for its side effect, and stays.
 */
export function withPureCalls(code: string): string {
  const places = new Set<number>();
  const statements = new Set<number>();
  new Visitor({
    ExpressionStatement: ({ expression }) => void statements.add(expression.start),
    CallExpression: ({ start }) => void places.add(start),
    NewExpression: ({ start }) => void places.add(start),
  }).visit(parseAst(code));
  return [...places]
    .filter((place) => !statements.has(place))
    .sort((a, b) => b - a)
    .reduce((text, place) => text.slice(0, place) + PURE + text.slice(place), code);
}
