import { type OperationId, operationList } from '#api-docs/operations.ts';
import { Refused } from '#core/sandbox/refused.ts';

/** The row of a call with the ids of its path. */
export interface Route {
  id: OperationId;
  row: (typeof operationList)[number];
  params: Record<string, string>;
}

const routes = operationList.map((row) => ({
  row,
  names: [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${row.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
}));

/** What `Allow` says of a path; nothing for one without calls. A server answers HEAD and OPTIONS itself. */
export function allowedMethods(path: string): string {
  const methods = routes
    .filter(({ pattern }) => pattern.test(path))
    .map(({ row }) => (row.method === 'GET' ? 'GET, HEAD' : row.method));
  return methods.length > 0 ? [...methods, 'OPTIONS'].join(', ') : '';
}

/** The call of a method and a path; refuses with `call_unknown` or, with other methods, `method_not_allowed`. */
export function routeOf(method: string, path: string): Route {
  const matching = routes.filter(({ pattern }) => pattern.test(path));
  if (matching.length === 0) throw new Refused('call_unknown');
  const found = matching.find(({ row }) => row.method === method);
  if (!found) {
    throw new Refused('method_not_allowed', [], { allow: allowedMethods(path) });
  }
  const values = found.pattern.exec(path)?.slice(1) ?? [];
  return {
    id: found.row.id,
    row: found.row,
    params: Object.fromEntries(found.names.map((name, i) => [name, values[i] ?? ''])),
  };
}
