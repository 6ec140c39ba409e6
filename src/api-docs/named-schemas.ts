import type { GenericSchema } from 'valibot';
import { Failure } from './kit/failure.ts';
import { ProblemBody } from './problem-schema.ts';
import { Bill, Biller, BillPayment } from './resources/bills/schemas.ts';
import { Clock, LogRow } from './resources/control/schemas.ts';
import { methods, nextActions, Order, Payment, Refund } from './resources/payments/schemas.ts';
import { accounts, Beneficiary, Payout } from './resources/payouts/schemas.ts';
import { Balance, Entry, Settlement } from './resources/settlements/schemas.ts';
import { checkList } from './resources/verification/checks/checks.ts';
import { Address } from './resources/verification/geocode.ts';
import { Verification } from './resources/verification/machine.ts';
import { Delivery } from './resources/webhooks/delivery.ts';
import { Endpoint, EndpointWithSecret, StoredEvent } from './resources/webhooks/schemas.ts';

/** `driving_licence` as `DrivingLicence`. */
export const pascal = (name: string) =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const suffixed = (schemas: Record<string, GenericSchema>, suffix: string) =>
  Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name + suffix, each]));

/** Schemas that have a name in the OpenAPI file. */
export const namedSchemas: Record<string, GenericSchema> = {
  Order,
  ...suffixed(methods, 'Method'),
  ...suffixed(nextActions, 'Action'),
  Payment,
  Refund,
  Failure,
  ...accounts,
  Beneficiary,
  Payout,
  Biller,
  Bill,
  BillPayment,
  Balance,
  Settlement,
  SettlementEntry: Entry,
  Endpoint,
  EndpointWithSecret,
  Delivery,
  Event: StoredEvent,
  ...Object.fromEntries(
    checkList.map(({ type, answer }) => [`${pascal(type)}Verification`, answer]),
  ),
  Verification,
  Address,
  Clock,
  LogRow,
  Problem: ProblemBody,
};
