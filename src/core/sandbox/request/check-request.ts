import { type Fault, faults } from '#api-docs/faults.ts';
import { HEADER_PREFIX } from '#api-docs/names.ts';
import { API_VERSION } from '#api-docs/version.ts';
import { Refused } from '#core/sandbox/refused.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { bodyOf } from './body.ts';
import { fieldFaults } from './field-faults.ts';
import { keyOf, refuseRate, refuseScope } from './key.ts';
import { refuseRealValues } from './real-values.ts';
import type { SandboxRequest } from './request.ts';
import { type Route, routeOf } from './router.ts';

/** A request that passed all checks but that of its `Idempotency-Key`. */
export interface Checked {
  route: Route;
  key: string;
  query: Record<string, string>;
  body: unknown;
  fault: Fault | null;
}

/** What is known of a request that is refused on the way. */
export interface Progress {
  route?: Route;
  key?: string;
}

/**
 * Checks a request in the documented order: path, method, key, scope, rate, version, size, content type, JSON, schema,
 * test values. Changes nothing.
 *
 * @param progress is filled on the way, and tells of a refused request as much as may be kept
 */
export function checkRequest(state: State, request: SandboxRequest, progress: Progress): Checked {
  const { method, target, headers } = request;
  const [path = '', search = ''] = target.split('?');
  const route = routeOf(method, path);
  progress.route = route;
  const key = keyOf(headers);
  progress.key = key;
  refuseScope(key, route.row);
  refuseRate(state, key);
  const version = headers[`${HEADER_PREFIX.toLowerCase()}-version`];
  if (version !== undefined && version !== API_VERSION) throw new Refused('version_unknown');
  const body = bodyOf(route.row, request);
  const query = Object.fromEntries(new URLSearchParams(search));
  refuseUnknownIds(route);
  const found = [
    ...(route.row.query ? fieldFaults(route.row.query, query) : unknownFields(query)),
    ...(route.row.body ? fieldFaults(route.row.body, body) : []),
  ];
  if (found.length > 0) throw new Refused('invalid_request', found);
  refuseRealValues(query);
  refuseRealValues(body);
  return { route, key, query, body, fault: faultOf(headers['sandbox-fault']) };
}

const ID = /^[a-z]+_test_[0-9A-Z]{10}$/;

/** What is no id at all names nothing, and is not kept. */
function refuseUnknownIds({ row, params }: Route): void {
  if (Object.values(params).every((id) => ID.test(id))) return;
  throw new Refused(row.problems?.find((code) => code.endsWith('_not_found')) ?? 'call_unknown');
}

const unknownFields = (query: object) =>
  Object.keys(query)
    .slice(0, 1)
    .map(() => ({ pointer: '', code: 'unknown' as const, detail: 'The query is unknown.' }));

function faultOf(given: string | undefined): Fault | null {
  if (given === undefined) return null;
  if (Object.hasOwn(faults, given)) return given as Fault;
  const detail = `Sandbox-Fault must be one of ${Object.keys(faults).join(', ')}.`;
  throw new Refused('invalid_request', [{ pointer: '', code: 'invalid', detail }]);
}
