import { operation } from '#api-docs/kit/operation.ts';
import {
  Balance,
  Entries,
  EntriesQuery,
  Settlement,
  Settlements,
  SettlementsQuery,
} from './schemas.ts';

const read = {
  group: 'settlements',
  method: 'GET',
  scope: 'settlements:read',
  status: 200,
} as const;
const byId = { name: 'By id', params: { settlement_id: 'setl_test_0000000001' } };

export const settlementOperations = {
  'balance.get': operation({
    ...read,
    path: '/balance',
    title: 'Fetch the balance',
    summary: 'Returns what you can pay out, and what is on its way',
    answer: Balance,
    samples: [{ name: 'Now' }],
  }),
  'settlements.list': operation({
    ...read,
    path: '/settlements',
    title: 'List settlements',
    summary: 'Returns settlements, newest first',
    query: SettlementsQuery,
    answer: Settlements,
    samples: [{ name: 'The newest', query: { limit: 10 } }],
  }),
  'settlements.get': operation({
    ...read,
    path: '/settlements/{settlement_id}',
    title: 'Fetch a settlement',
    summary: 'Returns the current settlement',
    answer: Settlement,
    problems: ['settlement_not_found'],
    samples: [byId],
  }),
  'settlements.entries': operation({
    ...read,
    path: '/settlements/{settlement_id}/entries',
    title: 'List entries of a settlement',
    summary:
      'Returns each payment and refund in it, with fee and tax, whose sum is what the bank has',
    query: EntriesQuery,
    answer: Entries,
    problems: ['settlement_not_found'],
    samples: [byId],
  }),
} as const;
