import { states } from '#words/states.ts';

/** The two letters that begin driving licence and vehicle numbers. */
const STATES: Readonly<Record<string, string>> = states;

/** Letters that older numbers keep, and the ones that took their place. */
const REPLACED: Readonly<Record<string, string>> = { DN: 'DD', OR: 'OD', TS: 'TG', UA: 'UK' };

export interface LicenceState {
  name: string;
  /** The letters that new numbers have, where these are older ones. */
  nowCode?: string;
}

/** The State or Union Territory of two capital letters; undefined if the list has no such letters. */
export function licenceState(code: string): LicenceState | undefined {
  // Not `in`, which also finds `constructor`.
  const nowCode = Object.hasOwn(REPLACED, code) ? REPLACED[code] : undefined;
  const current = nowCode ?? code;
  if (!Object.hasOwn(STATES, current)) return;
  return { name: STATES[current] ?? '', ...(nowCode && { nowCode }) };
}
