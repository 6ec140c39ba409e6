import type { Account, Posting, State } from './state/state.ts';

/** Books a movement. What one account gains another loses, so that all lines sum to zero. */
export function post(state: State, about: string, lines: Posting['lines']): void {
  const moved = Object.entries(lines) as [Account, number][];
  const sum = moved.reduce((total, [, paise]) => total + paise, 0);
  if (sum !== 0) throw new Error(`The posting about ${about} is off by ${sum} paise.`);
  for (const [account, paise] of moved) state.balances[account] += paise;
  state.ledger.push({ at: state.now, about, lines });
}

/** Books an amount from one account to another. */
export const transfer = (
  state: State,
  about: string,
  paise: number,
  from: Account,
  to: Account,
): void => post(state, about, { [from]: -paise, [to]: paise });

/** What an account holds, in paise. */
export const balanceOf = (state: State, account: Account): number => state.balances[account];
