import * as v from 'valibot';
import { Failure } from '#api-docs/kit/failure.ts';
import {
  code,
  currency,
  id,
  metadata,
  oneOf,
  ownNumber,
  paise,
  text,
  time,
} from '#api-docs/kit/fields.ts';
import { listOf, page } from '#api-docs/kit/lists.ts';
import { sensitive } from '#api-docs/kit/sensitive.ts';
import { UPI_ID_PATTERN } from '#domain/number-patterns.ts';
import { type Mode, modes } from './limits.ts';
import { beneficiaryStates, payoutStates } from './states.ts';

const beneficiaryId = id('bene', 'Who receives it.');

export const accountNumberField = sensitive(
  'account',
  '^[0-9]{9,18}$',
  '9 to 18 digits',
  'The beneficiary’s account number, digits only.',
  '000123456789',
);

export const ifsc = code(
  '^[A-Z]{4}0[A-Z0-9]{6}$',
  '11 characters, the fifth a zero',
  'The 11-character code of the branch.',
  'ABCD0123456',
);

export const upiIdField = sensitive(
  'account',
  UPI_ID_PATTERN,
  'a name, an @ and a handle',
  'The UPI ID, in the form name@handle.',
  'sample.shop@example',
);

export const accounts = {
  BankAccount: v.strictObject({
    type: v.literal('bank'),
    account_number: accountNumberField,
    ifsc,
  }),
  UpiAccount: v.strictObject({ type: v.literal('upi'), upi_id: upiIdField }),
  WalletAccount: v.strictObject({
    type: v.literal('wallet'),
    phone: sensitive(
      'phone',
      '^[+]91[0-9]{10}$',
      '+91 and ten digits',
      'The phone number of the wallet.',
      '+910000000001',
    ),
  }),
};

const Account = v.variant('type', [
  accounts.BankAccount,
  accounts.UpiAccount,
  accounts.WalletAccount,
]);

const name = text('As the account has it.', 80, 'Sample Supplier');

const reference = v.optional(ownNumber('Your own number.', 'supplier-12'));

export const CreateBeneficiary = v.strictObject({ name, account: Account, reference, metadata });

export const Beneficiary = v.strictObject({
  id: beneficiaryId,
  status: oneOf('Whether it can be paid.', beneficiaryStates),
  name,
  account: Account,
  reference,
  metadata,
  created_at: time('When it was created.'),
});

const UTR = 'SAMPLE0000000001';

const amount = paise('What is sent, in paise.', 1_00, 1_000_00_000_00, 12_500_00);
const mode = oneOf('How it travels.', Object.keys(modes) as [Mode, ...Mode[]]);
const purpose = v.optional(text('For your reports.', 80, 'Invoice 77'));

export const CreatePayout = v.strictObject({
  beneficiary_id: beneficiaryId,
  amount,
  currency,
  mode,
  purpose,
  reference,
  metadata,
});

export const Payout = v.strictObject({
  id: id('pout', 'The payout.'),
  beneficiary_id: beneficiaryId,
  status: oneOf('Its status.', payoutStates),
  amount,
  currency,
  mode,
  purpose,
  reference,
  metadata,
  utr: v.optional(text('UTR: the bank’s own number, once processed.', 30, UTR)),
  failure: v.optional(Failure),
  created_at: time('When it was created.'),
});

export const Beneficiaries = listOf(Beneficiary);
export const Payouts = listOf(Payout);

export const BeneficiariesQuery = v.strictObject({
  ...page,
  status: v.optional(oneOf('Of this status.', beneficiaryStates)),
  reference,
});

export const PayoutsQuery = v.strictObject({
  ...page,
  status: v.optional(oneOf('Of this status.', payoutStates)),
  beneficiary_id: v.optional(beneficiaryId),
  reference,
  mode: v.optional(mode),
  utr: v.optional(text('With this UTR.', 30, UTR)),
});
