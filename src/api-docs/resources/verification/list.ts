import * as v from 'valibot';
import { oneOf } from '#api-docs/kit/fields.ts';
import { listOf, page } from '#api-docs/kit/lists.ts';
import { checkList } from './checks/checks.ts';
import { Verification, verification } from './machine.ts';

const [type, ...types] = checkList.map((check) => check.type) as [string, ...string[]];
const [status, ...statuses] = verification.initial as [string, ...string[]];

export const Verifications = listOf(Verification);

export const VerificationsQuery = v.strictObject({
  ...page,
  status: v.optional(oneOf('Of this status.', [status, ...statuses])),
  type: v.optional(oneOf('Of what was verified.', [type, ...types])),
});
