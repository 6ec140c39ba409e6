import { type Key, keys } from '#api-docs/keys.ts';
import type { Operation } from '#api-docs/kit/operation.ts';
import { Refused } from '#core/sandbox/refused.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { SLUG } from '#facts/site.ts';

/** How a key is sent, as RFC 6750, 3 has it told. */
const challenge = (more = '') => ({ 'www-authenticate': `Bearer realm="${SLUG}"${more}` });

const INVALID = challenge(', error="invalid_token"');

/** The key of a request, one of the four that everybody knows. Any other is neither kept nor shown. */
export function keyOf({ authorization = '' }: Readonly<Record<string, string>>): string {
  if (authorization.trim() === '') throw new Refused('key_missing', [], challenge());
  const [, given] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  if (given === undefined) throw new Refused('key_scheme_unknown', [], challenge());
  if (!Object.hasOwn(keys, given)) throw new Refused('key_of_other_mode', [], INVALID);
  if (keys[given]?.revoked) throw new Refused('key_revoked', [], INVALID);
  return given;
}

/** Refuses what a key may not do. */
export function refuseScope(key: string, { scope, method }: Operation): void {
  const mayWrite = (keys[key] as Key).scopes === 'all';
  if (mayWrite || scope.endsWith(':read') || method === 'GET') return;
  const needed = challenge(`, error="insufficient_scope", scope="${scope}"`);
  throw new Refused('scope_missing', [], needed);
}

// Real time, as the sandbox's clock may be stopped: a client that waits as told may call again.
const secondOf = ({ real }: State) => Math.floor(real / 1_000);

const callsOf = (state: State, key: string) => {
  const { second, calls } = state.recent[key] ?? { second: 0, calls: 0 };
  return second === secondOf(state) ? calls : 0;
};

/** Refuses what exceeds a key's calls in a second. */
export function refuseRate(state: State, key: string): void {
  if (callsOf(state, key) >= (keys[key] as Key).perSecond)
    throw new Refused('rate_limited', [], { 'retry-after': '1', ...rateHeaders(state, key) });
}

/** Counts a call. */
export function countCall(state: State, key: string): void {
  state.recent[key] = { second: secondOf(state), calls: callsOf(state, key) + 1 };
}

/** Headers of draft-ietf-httpapi-ratelimit-headers: what is left of this second. */
export function rateHeaders(state: State, key: string): Record<string, string> {
  const { perSecond } = keys[key] as Key;
  const left = Math.max(0, perSecond - callsOf(state, key));
  return { ratelimit: `"key";r=${left};t=1`, 'ratelimit-policy': `"key";q=${perSecond};w=1` };
}
