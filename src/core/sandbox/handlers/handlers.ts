import type { OperationId } from '#api-docs/operations.ts';
import { bills } from './bills.ts';
import { control } from './control.ts';
import type { Handler } from './handler.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { settlements } from './settlements.ts';
import { verification } from './verification.ts';
import { webhooks } from './webhooks.ts';

const all = {
  ...payments,
  ...payouts,
  ...bills,
  ...settlements,
  ...webhooks,
  ...verification,
  ...control,
} satisfies Record<OperationId, unknown>;

/** What each call does, by operation id. Its input has passed the schemas of its row. */
export const handlers = all as unknown as Readonly<Record<OperationId, Handler>>;
