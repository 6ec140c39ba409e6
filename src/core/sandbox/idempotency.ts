import type { Answer } from './answer.ts';
import { DAY } from './clock/time.ts';
import { Refused } from './refused.ts';
import type { Checked } from './request/check-request.ts';
import type { State } from './state/state.ts';

/** Answers to repeated requests, as draft-ietf-httpapi-idempotency-key-header-07 has them. */
export interface Repeat {
  name: string;
  fingerprint: string;
  /** The first answer, if there was one. */
  earlier?: Answer;
}

/** Names of an object have no order (RFC 8259, 4): written in another one, a request is the same. */
const inOrder = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort())
    : value;

const FORM = /^[!-~]{1,64}$/;

/**
 * What an `Idempotency-Key` means for a request.
 *
 * @throws Refused without one, and where an earlier request with it was another
 */
export function repeatOf(
  state: State,
  { route: { id, params }, key, query, body, fault }: Checked,
  given: string | undefined,
): Repeat {
  // The draft writes it in quotes; many clients do not.
  const bare = /^"(.*)"$/.exec(given ?? '')?.[1] ?? given ?? '';
  if (bare === '') throw new Refused('idempotency_key_missing');
  if (!FORM.test(bare)) throw new Refused('idempotency_key_malformed');
  if (fault === 'busy') throw new Refused('request_in_progress', [], { 'retry-after': '1' });
  const name = `${key} ${bare}`;
  const fingerprint = JSON.stringify([id, params, query, body], inOrder);
  const kept = state.replies[name];
  if (!kept || state.now - kept.at >= DAY) return { name, fingerprint };
  if (kept.fingerprint !== fingerprint) throw new Refused('idempotency_key_reused');
  return { name, fingerprint, earlier: kept.answer };
}

/** Keeps the answer for a day. */
export function keepAnswer(state: State, { name, fingerprint }: Repeat, answer: Answer): void {
  state.replies[name] = { at: state.now, fingerprint, answer: structuredClone(answer) };
}
