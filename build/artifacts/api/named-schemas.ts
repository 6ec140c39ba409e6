import type { GenericSchema } from 'valibot';
import { Failure } from '../../../src/api-docs/kit/failure.ts';
import { ProblemBody } from '../../../src/api-docs/problem-schema.ts';
import { Bill, Biller, BillPayment } from '../../../src/api-docs/resources/bills/schemas.ts';
import { Clock, LogRow } from '../../../src/api-docs/resources/control/schemas.ts';
import {
  methods,
  nextActions,
  Order,
  Payment,
  Refund,
} from '../../../src/api-docs/resources/payments/schemas.ts';
import { accounts, Beneficiary, Payout } from '../../../src/api-docs/resources/payouts/schemas.ts';
import { Balance, Entry, Settlement } from '../../../src/api-docs/resources/settlements/schemas.ts';
import { checkList } from '../../../src/api-docs/resources/verification/checks/checks.ts';
import { Address } from '../../../src/api-docs/resources/verification/geocode.ts';
import { Verification } from '../../../src/api-docs/resources/verification/machine.ts';
import { Delivery } from '../../../src/api-docs/resources/webhooks/delivery.ts';
import {
  Endpoint,
  EndpointWithSecret,
  StoredEvent,
} from '../../../src/api-docs/resources/webhooks/schemas.ts';

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
