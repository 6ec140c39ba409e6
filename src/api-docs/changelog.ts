import type { EventType } from './events.ts';
import { HEADER_PREFIX } from './names.ts';
import type { OperationId } from './operations.ts';

/** One thing that integrators notice. */
export interface ApiChange {
  kind: 'added' | 'changed' | 'removed';
  title: string;
  /** What it means for them, as sentences. */
  text: string;
  /** When who built for the version before must act, where the kind does not tell: see changelog-rows.ts. */
  must?: 'now';
  /** Calls and events that it is about; all of them where nothing is named. */
  calls?: readonly (OperationId | EventType)[];
  /** Of removed ones, their former ids. */
  gone?: readonly string[];
  /** Fields, values, statuses, codes, as `build/artifacts/api/changes` names them; the last part of a name will do. */
  names?: readonly string[];
}

export interface ChangelogEntry {
  /** No two entries are of one day: what was released is known by it. */
  date: string;
  /** What a build names in the header of the version. */
  version: string;
  changes: readonly ApiChange[];
}

/**
 * Changes of the API, newest first. What differs from `released.json` has to be named in an entry that is newer than it
 * (`tests/unit/api-docs/changelog`).
 */
export const changelog: readonly ChangelogEntry[] = [
  {
    date: '2026-11-28',
    version: '2026-12-01',
    changes: [
      {
        kind: 'added',
        title: 'Orders, payments, refunds',
        text: 'UPI by intent and QR, card, net banking and wallet; money can be held and taken later.',
        calls: [
          'orders.create',
          'orders.get',
          'orders.list',
          'orders.cancel',
          'payments.create',
          'payments.get',
          'payments.list',
          'payments.capture',
          'payments.cancel',
          'refunds.create',
          'refunds.get',
          'refunds.list',
        ],
      },
      {
        kind: 'added',
        title: 'Payouts',
        text: 'Beneficiaries, and payouts to them by IMPS, NEFT, RTGS, UPI and wallet.',
        calls: [
          'beneficiaries.create',
          'beneficiaries.get',
          'beneficiaries.list',
          'beneficiaries.deactivate',
          'payouts.create',
          'payouts.get',
          'payouts.list',
          'payouts.cancel',
        ],
      },
      {
        kind: 'added',
        title: 'Bills',
        text: 'Billers, bills to fetch, and bill payments by id or in a list: read a pending one with GET.',
        calls: ['billers.list', 'bills.fetch', 'billPayments.get', 'billPayments.list'],
      },
      {
        kind: 'added',
        title: 'Settlements',
        text: 'The balance, and what reached your bank with each payment in it.',
        calls: ['balance.get', 'settlements.list', 'settlements.get', 'settlements.entries'],
      },
      {
        kind: 'added',
        title: 'Webhooks',
        text: 'Endpoints, their secrets, and events that you can read or have delivered again.',
        calls: [
          'endpoints.create',
          'endpoints.list',
          'endpoints.delete',
          'endpoints.rotateSecret',
          'events.list',
          'events.get',
          'events.deliver',
        ],
      },
      {
        kind: 'added',
        title: 'Events',
        text: 'One for each change of a status, signed as Standard Webhooks 1.0 says.',
        calls: [
          'order.paid',
          'order.expired',
          'order.cancelled',
          'payment.authorized',
          'payment.failed',
          'payment.expired',
          'payment.cancelled',
          'payment.captured',
          'payment.voided',
          'payment.part_refunded',
          'payment.refunded',
          'refund.processed',
          'refund.failed',
          'payout.approved',
          'payout.processing',
          'payout.processed',
          'payout.failed',
          'payout.reversed',
          'payout.cancelled',
          'bill_payment.paid',
          'bill_payment.failed',
          'settlement.processing',
          'settlement.settled',
          'settlement.failed',
          'verification.completed',
        ],
      },
      {
        kind: 'added',
        title: 'Verification',
        text: 'GSTIN, driving licence, the address at a position, and verifications by id or in a list.',
        calls: [
          'gst.verify',
          'drivingLicence.verify',
          'geocode.reverse',
          'verifications.get',
          'verifications.list',
        ],
      },
      {
        kind: 'added',
        title: 'Sandbox control',
        text: 'Acts for the customer, moves the clock, begins again. Production does not have it.',
        calls: [
          'sandbox.pay',
          'sandbox.clock',
          'sandbox.moveClock',
          'sandbox.reset',
          'sandbox.log',
        ],
      },
      {
        kind: 'added',
        title: 'A version in each request',
        must: 'now',
        text: 'Name the one that you were built for; without it, you get the newest.',
        names: [`header.${HEADER_PREFIX}-Version`],
      },
      {
        kind: 'added',
        title: 'Ids in answers',
        text: 'Each answer has an id, by which it can be read later, and the time when it was made.',
        names: ['answer.id', 'answer.created_at'],
      },
      {
        kind: 'added',
        title: 'What was verified',
        text: 'The answer of a verification says of what kind it is.',
        names: ['answer.type'],
      },
      {
        kind: 'changed',
        title: 'Names for generated code',
        must: 'now',
        text: 'Each operationId is a group and a verb, such as upi.verify in place of upiVerify.',
        names: ['operationId'],
      },
      {
        kind: 'removed',
        title: 'The earlier form of errors',
        text: 'There is no object named error in a refusal any more.',
        names: ['problem.error'],
      },
      {
        kind: 'added',
        title: 'Errors as RFC 9457 has them',
        text: 'Read code: each has one meaning, and the reference says whether to send again.',
        names: [
          'problem.type',
          'problem.title',
          'problem.status',
          'problem.detail',
          'problem.code',
          'problem.errors',
          '403',
          '413',
          '415',
          '500',
          '503',
          '504',
          'default',
          'call_unknown',
          'method_not_allowed',
          'host_not_allowed',
          'body_missing',
          'body_not_utf8',
          'json_unreadable',
          'json_not_object',
          'form_unreadable',
          'version_unknown',
          'version_ended',
          'key_missing',
          'key_scheme_unknown',
          'key_of_other_mode',
          'key_revoked',
          'scope_missing',
          'body_too_large',
          'content_type_unsupported',
          'content_encoding_unsupported',
          'invalid_request',
          'sandbox_value_only',
          'looks_real',
          'rate_limited',
          'internal_error',
          'unavailable',
          'upstream_timeout',
        ],
      },
      {
        kind: 'changed',
        title: 'Amounts in paise',
        text: 'A bill of ₹1,145 has the amount 114500: an integer, no text.',
        calls: ['bills.pay'],
        names: ['body.amount'],
      },
      {
        kind: 'added',
        title: 'Bill payments as objects',
        text: 'Fields of a bill payment are next to its status, with the reason of a failure.',
        calls: ['bills.pay'],
        names: [
          'answer.biller_id',
          'answer.consumer_number',
          'answer.amount',
          'answer.currency',
          'answer.mode',
          'answer.bbps_reference',
          'answer.paid_at',
          'answer.failure',
          'body.mode=ONLINE',
          'body.mode=CASH',
          'body.mode=UPI',
          'body.mode=WALLET',
          '404',
          '409',
          'biller_not_found',
          'bill_not_fetched',
          'balance_too_low',
          'amount_differs',
          'mode_not_accepted',
          'idempotency_key_missing',
          'idempotency_key_malformed',
          'idempotency_key_reused',
          'request_in_progress',
        ],
      },
      {
        kind: 'added',
        title: 'Notes at a bill payment',
        text: 'Your own texts come back with the payment, in its events and in lists.',
        calls: ['bills.pay'],
        names: ['body.metadata', 'answer.metadata'],
      },
      {
        kind: 'removed',
        title: 'Data in a bill payment',
        text: 'What was in data is now next to status.',
        calls: ['bills.pay'],
        names: ['answer.data'],
      },
      {
        kind: 'removed',
        title: 'The event of all bill payments',
        text: 'Take bill_payment.paid and bill_payment.failed in its place.',
        gone: ['bill_payment.updated'],
      },
    ],
  },
  {
    date: '2026-11-25',
    version: '1.0.0',
    changes: [
      {
        kind: 'added',
        title: 'The first ten calls',
        text: 'Nine verification calls and one that pays a bill, with one event.',
        calls: [
          'pan.verify',
          'aadhaar.verify',
          'bank.verify',
          'voterid.verify',
          'rc.verify',
          'passport.verify',
          'cin.verify',
          'ocr.verify',
          'upi.verify',
          'bills.pay',
        ],
      },
    ],
  },
];
