import type { InferOutput } from 'valibot';
import type { Fault } from '#api-docs/faults.ts';
import type { Bill, Biller, BillPayment } from '#api-docs/resources/bills/schemas.ts';
import type { LogRow } from '#api-docs/resources/control/schemas.ts';
import type { Order, Payment, Refund } from '#api-docs/resources/payments/schemas.ts';
import type { Payer } from '#api-docs/resources/payments/values.ts';
import type { Beneficiary, Payout } from '#api-docs/resources/payouts/schemas.ts';
import type { Entry, Settlement } from '#api-docs/resources/settlements/schemas.ts';
import type { Verification } from '#api-docs/resources/verification/machine.ts';
import type { Delivery } from '#api-docs/resources/webhooks/delivery.ts';
import type { Endpoint, Event } from '#api-docs/resources/webhooks/schemas.ts';
import type { Answer } from '#core/sandbox/answer.ts';
import type { JobName } from '#core/sandbox/clock/job-names.ts';

/** Something that happens at a time. Of two at one time the lower number is first. */
export interface Due {
  at: number;
  number: number;
  job: JobName;
  /** The object that it is about. */
  id: string;
}

/** Whose money it is. `escrow` is on the way; `bank` is what left for banks and billers. */
export type Account = 'merchant' | 'escrow' | 'fees' | 'bank' | 'customer';

/** One movement of money, in paise: what each account gains or, below zero, loses. */
export interface Posting {
  at: number;
  about: string;
  lines: Partial<Record<Account, number>>;
}

/** Every kind of object, as the API shows it. */
export interface Objects {
  order: InferOutput<typeof Order>;
  payment: InferOutput<typeof Payment>;
  refund: InferOutput<typeof Refund>;
  beneficiary: InferOutput<typeof Beneficiary>;
  payout: InferOutput<typeof Payout>;
  biller: InferOutput<typeof Biller>;
  bill: InferOutput<typeof Bill>;
  bill_payment: InferOutput<typeof BillPayment>;
  settlement: InferOutput<typeof Settlement>;
  endpoint: InferOutput<typeof Endpoint>;
  event: InferOutput<typeof Event>;
  delivery: InferOutput<typeof Delivery>;
  verification: InferOutput<typeof Verification>;
}

export type Kind = keyof Objects;

/** A status that changed, for the console and the tests. */
export interface Moved {
  kind: string;
  id: string;
  transition: string;
  from: string;
  to: string;
  event?: string;
}

/** Answers that are given again for the same key. */
export interface Kept {
  at: number;
  fingerprint: string;
  answer: Answer;
}

/** All that a sandbox knows: plain data, made by commands alone. Times are milliseconds since 1970. */
export interface State {
  now: number;
  /** Milliseconds of a wall clock since it began: limits use them, not the sandbox's own clock. */
  real: number;
  /** Which of the ids there could be are made. */
  seed: number;
  /** How many ids were made. */
  made: number;
  /** `made` when old rows were last dropped. */
  tidied: number;
  objects: { [K in Kind]: Record<string, Objects[K]> };
  /** What waits for its time, soonest first. */
  due: Due[];
  /** The newest movements. */
  ledger: Posting[];
  /** What each account holds, in paise: the sum of all movements. */
  balances: Record<Account, number>;
  /** Payments and refunds that no settlement has yet. */
  unsettled: InferOutput<typeof Entry>[];
  entries: Record<string, InferOutput<typeof Entry>[]>;
  /** Whether our bank refuses settlements. */
  bankRefuses: boolean;
  /** Who paid a payment. */
  payers: Record<string, Payer>;
  /** What a verification becomes. */
  later: Record<string, Partial<Objects['verification']>>;
  /** Which secret of an endpoint is in use, and until when the one before it. */
  secrets: Record<string, { turn: number; until: number }>;
  /** The event of a delivery. */
  eventOf: Record<string, string>;
  /** Deliveries that the driver has to send now, oldest first. */
  outgoing: string[];
  fault: Fault | null;
  replies: Record<string, Kept>;
  /** Calls of a key in its last second. */
  recent: Record<string, { second: number; calls: number }>;
  moves: Moved[];
  log: InferOutput<typeof LogRow>[];
}
