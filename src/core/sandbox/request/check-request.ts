import * as v from 'valibot';
import { type Fault, faults } from '#api-docs/faults.ts';
import { HEADER_PREFIX } from '#api-docs/names.ts';
import { API_VERSION, ENDED_VERSIONS } from '#api-docs/version.ts';
import { Refused } from '#core/sandbox/refused.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { bodyOf } from './body.ts';
import { fieldFaults } from './field-faults.ts';
import { keyOf, refuseRate, refuseScope } from './key.ts';
import { type Query, queryOf, repeatedIn } from './query.ts';
import { refuseRealValues } from './real-values.ts';
import type { SandboxRequest } from './request.ts';
import { type Route, routeOf } from './router.ts';

/** A request that passed all checks but that of its `Idempotency-Key`. */
export interface Checked {
  route: Route;
  key: string;
  query: Query;
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
  refuseVersion(headers[`${HEADER_PREFIX.toLowerCase()}-version`]);
  const body = bodyOf(route.row, request);
  const query = queryOf(route.row, search);
  refuseUnknownIds(route);
  const found = [
    ...repeatedIn(search),
    ...fieldFaults(route.row.query ?? NOTHING, query),
    ...(route.row.body && body !== undefined ? fieldFaults(route.row.body, body) : []),
  ];
  if (found.length > 0) throw new Refused('invalid_request', found);
  refuseRealValues(query);
  refuseRealValues(body);
  refuseRealValues(headers['idempotency-key'] ?? '', 'Idempotency-Key');
  return { route, key, query, body, fault: faultOf(headers['sandbox-fault']) };
}

const NOTHING = v.strictObject({});

const ID = /^[a-z]+_test_[0-9A-Z]{10}$/;

/** What is no id at all names nothing, and is not kept. */
function refuseUnknownIds({ row, params }: Route): void {
  if (Object.values(params).every((id) => ID.test(id))) return;
  throw new Refused(row.problems?.find((code) => code.endsWith('_not_found')) ?? 'call_unknown');
}

function refuseVersion(version = API_VERSION): void {
  if (ENDED_VERSIONS.includes(version)) throw new Refused('version_ended');
  if (version !== API_VERSION) throw new Refused('version_unknown');
}

function faultOf(given: string | undefined): Fault | null {
  if (given === undefined) return null;
  if (Object.hasOwn(faults, given)) return given as Fault;
  const detail = `Sandbox-Fault must be one of ${Object.keys(faults).join(', ')}.`;
  throw new Refused('invalid_request', [{ pointer: '', code: 'invalid', detail }]);
}
