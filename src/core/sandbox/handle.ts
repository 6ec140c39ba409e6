import { type Answer, answered, refusal } from './answer.ts';
import { written } from './clock/time.ts';
import type { Command } from './commands.ts';
import { handlers } from './handlers/handlers.ts';
import { keepAnswer, type Repeat, repeatOf } from './idempotency.ts';
import { Refused } from './refused.ts';
import { type Checked, checkRequest, type Progress } from './request/check-request.ts';
import { countCall, rateHeaders } from './request/key.ts';
import type { Query } from './request/query.ts';
import { READ_HEADERS, type SandboxRequest } from './request/request.ts';
import { newId } from './state/ids.ts';
import type { State } from './state/state.ts';
import { tidy } from './state/tidy.ts';

/** What came of a request. */
export interface Handled {
  /** Null where it is lost on the way. */
  answer: Answer | null;
  /** What to keep of it: nothing that could be real. */
  command: Command;
}

/** Answers a request, and changes the state as it says. */
export function handle(state: State, request: SandboxRequest): Handled {
  const progress: Progress = {};
  tidy(state);
  try {
    const checked = checkRequest(state, request, progress);
    return {
      answer: run(state, checked, request),
      command: { kind: 'call', request: kept(request, checked) },
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { route, key } = progress;
    return refuse(state, error, {
      kind: 'refused',
      call: route?.id ?? 'unknown',
      code: error.code,
      ...(key ? { key } : {}),
    });
  }
}

/** Counts and logs a refused request, without anything that it held. */
export function refuse(
  state: State,
  refused: Refused,
  command: Extract<Command, { kind: 'refused' }>,
): Handled {
  const requestId = newId(state, 'req');
  const answer = refusal(requestId, refused);
  if (command.key) {
    countCall(state, command.key);
    Object.assign(answer.headers, rateHeaders(state, command.key));
  }
  log(state, requestId, command.call, answer);
  return { answer, command };
}

function run(state: State, checked: Checked, { headers }: SandboxRequest): Answer | null {
  const { route, key, fault } = checked;
  const requestId = newId(state, 'req');
  countCall(state, key);
  const answer = fault === 'lost_request' ? null : attempt(state, checked, headers, requestId);
  const shown = fault === 'lost_answer' ? null : answer;
  if (shown) Object.assign(shown.headers, rateHeaders(state, key));
  log(state, requestId, route.id, shown);
  return shown;
}

function attempt(
  state: State,
  checked: Checked,
  headers: Readonly<Record<string, string>>,
  requestId: string,
): Answer {
  try {
    refuseByFault(checked);
    if (!checked.route.row.idempotent) return act(state, checked, requestId);
    const repeat = repeatOf(state, checked, headers['idempotency-key']);
    return repeat.earlier
      ? again(repeat.earlier, requestId)
      : actAndKeep(state, checked, requestId, repeat);
  } catch (error) {
    if (error instanceof Refused) return refusal(requestId, error);
    throw error;
  }
}

/** A refusal by the call itself is kept as well: the same request meets it again. */
function actAndKeep(state: State, checked: Checked, requestId: string, repeat: Repeat): Answer {
  const answer = act(state, checked, requestId);
  keepAnswer(state, repeat, answer);
  return answer;
}

function act(state: State, { route, query, body, fault }: Checked, requestId: string): Answer {
  const before = state.outgoing.length;
  state.fault = fault;
  try {
    const { params, row } = route;
    const result = handlers[route.id](state, { params, query, body, requestId } as never);
    return answered(requestId, row.status, structuredClone(result));
  } catch (error) {
    if (error instanceof Refused) return refusal(requestId, error);
    throw error;
  } finally {
    state.fault = null;
    if (fault === 'reversed_order') state.outgoing.push(...state.outgoing.splice(before).reverse());
  }
}

const again = (earlier: Answer, requestId: string): Answer => {
  const answer = structuredClone(earlier);
  answer.headers['request-id'] = requestId;
  answer.headers['idempotent-replayed'] = 'true';
  return answer;
};

const BY_FAULT = {
  429: 'rate_limited',
  500: 'internal_error',
  503: 'unavailable',
  504: 'upstream_timeout',
} as const;

function refuseByFault({ fault }: Checked): void {
  const code = BY_FAULT[fault as unknown as keyof typeof BY_FAULT];
  if (code) throw new Refused(code, [], code === 'internal_error' ? {} : { 'retry-after': '2' });
}

function log(state: State, request_id: string, call: string, answer: Answer | null): void {
  const { code } = (answer?.body ?? {}) as { code?: string };
  const isProblem = (answer?.status ?? 0) >= 400;
  state.log.push({
    request_id,
    at: written(state.now),
    call,
    status: answer?.status ?? 0,
    ...(isProblem && code ? { code } : {}),
  });
}

/** The request as validated, serialised again: of duplicate keys only the last was checked. */
const kept = (
  { method, target, headers, body }: SandboxRequest,
  checked: Checked,
): SandboxRequest => ({
  method,
  target: targetOf(target, checked.query),
  body: checked.route.row.form ? body : (JSON.stringify(checked.body) ?? ''),
  headers: Object.fromEntries(
    READ_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

function targetOf(target: string, query: Query): string {
  const [path = ''] = target.split('?');
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search ? `${path}?${search}` : path;
}
