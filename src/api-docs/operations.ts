import type { Operation } from './kit/operation.ts';
import { billOperations } from './resources/bills/operations.ts';
import { controlOperations } from './resources/control/operations.ts';
import { paymentOperations } from './resources/payments/operations.ts';
import { payoutOperations } from './resources/payouts/operations.ts';
import { settlementOperations } from './resources/settlements/operations.ts';
import { verificationOperations } from './resources/verification/operations.ts';
import { webhookOperations } from './resources/webhooks/operations.ts';

/**
 * The only table of calls, by id. Types, checks, pages, samples, the OpenAPI file, the Postman collection and the
 * sandbox are made from it.
 */
export const operations = {
  ...paymentOperations,
  ...payoutOperations,
  ...billOperations,
  ...settlementOperations,
  ...webhookOperations,
  ...verificationOperations,
  ...controlOperations,
} as const;

export type OperationId = keyof typeof operations;

/** The rows with their ids, in the order of the reference. */
export const operationList = Object.entries<Operation>(operations).map(([id, row]) => ({
  id: id as OperationId,
  ...row,
}));
