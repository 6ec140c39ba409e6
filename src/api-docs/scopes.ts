import type { Scope } from './kit/operation.ts';
import { operationList } from './operations.ts';

/** What a merchant may grant to software that acts for many, with what it is for. */
export const SCOPES: Partial<Record<Scope, string>> = {
  'payments:read': 'Orders, payments and refunds: read.',
  'payments:write': 'Orders, payments and refunds: create and change.',
  'payouts:read': 'Beneficiaries and payouts: read.',
  'payouts:write': 'Beneficiaries and payouts: create and change.',
  'bills:read': 'Billers and bills: read and fetch.',
  pay: 'Bill payments.',
  'settlements:read': 'Balance and settlements: read.',
  'webhooks:read': 'Endpoints and events: read.',
  'webhooks:write': 'Endpoints: create and change.',
  verify: 'Verification calls.',
};

/** Scopes that calls of production need. */
export const neededScopes: readonly Scope[] = [
  ...new Set(
    operationList.filter(({ group }) => group !== 'control').map(({ scope }) => scope as Scope),
  ),
];
