import { billOutcomes } from './bill-outcomes.ts';
import type { DocumentedPath } from './documented-paths.ts';
import type { Outcome } from './kit/check.ts';
import { consumers } from './resources/bills/values.ts';
import { checkList } from './resources/verification/checks/checks.ts';

/** What a call answers for each value of the field that decides. */
export interface Outcomes {
  decidedBy: string;
  list: readonly (Pick<Outcome, 'value' | 'status' | 'text'> & { body: object })[];
}

const ID = '0000000001';
const shared = { request_id: `req_test_${ID}` };
const created_at = '2026-01-15T10:30:00+05:30';

/** The outcomes of a documented call. */
export function outcomesOf(path: DocumentedPath): Outcomes {
  const check = checkList.find((each) => each.path === path);
  if (!check) return ofBills();
  return {
    decidedBy: check.decidedBy,
    list: check.outcomes.map(({ value, status, text, data }) => ({
      value,
      status,
      text,
      body: {
        id: `vrfy_test_${ID}`,
        ...shared,
        type: check.type,
        status,
        ...(data ? { data } : {}),
        created_at,
      },
    })),
  };
}

const ofBills = (): Outcomes => ({
  decidedBy: 'consumer_number',
  list: Object.values(billOutcomes).map((body) => ({
    value: body.consumer_number,
    status: body.status,
    text: consumers[body.consumer_number as keyof typeof consumers].text,
    body,
  })),
});
