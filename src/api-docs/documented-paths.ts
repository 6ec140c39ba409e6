import { operationList } from './operations.ts';
import type { checks } from './resources/verification/checks/checks.ts';

/** Paths of the calls that have a page with their fields and answers: what is verified, and bills. */
export type DocumentedPath = (typeof checks)[keyof typeof checks]['path'] | '/bbps/pay';

/** The row of a documented call. */
export function documentedRow(path: DocumentedPath) {
  const row = operationList.find((each) => each.path === path && each.method === 'POST');
  if (!row) throw new Error(`${path} is not in the table of calls.`);
  return row;
}
