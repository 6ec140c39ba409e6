import { UPI_ID_PATTERN } from '#domain/number-patterns.ts';
import type { ApiEndpoint } from './api-endpoint.ts';
import { idempotencyKey } from './idempotency-key.ts';

const JSON_BODY = 'application/json';

export const bank = {
  method: 'POST',
  path: '/bank/verify',
  title: 'Bank account',
  summary: 'Returns whether an account can receive money, and the name on it',
  page: '/apis/bankFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'account_number',
      type: 'string',
      required: true,
      text: 'The beneficiary’s account number, digits only.',
      sample: '000123456789',
      rule: '9 to 18 digits',
      pattern: '^[0-9]{9,18}$',
    },
    {
      name: 'ifsc',
      type: 'string',
      required: true,
      text: 'The 11-character code of the branch.',
      sample: 'ABCD0123456',
      rule: '11 characters, the fifth a zero',
      pattern: '^[A-Z]{4}0[A-Z0-9]{6}$',
    },
  ],
  decidedBy: 'account_number',
  outcomes: [
    {
      status: 'valid',
      text: 'The account is open and can receive money.',
      sandbox: '000123456789',
      data: {
        account_number: '000123456789',
        ifsc: 'ABCD0123456',
        name_at_bank: 'SAMPLE NAME',
        branch: 'Sample branch',
        can_receive: true,
      },
    },
    {
      status: 'inactive',
      text: 'Frozen or closed to credits.',
      sandbox: '000000000001',
      data: {
        account_number: '000000000001',
        ifsc: 'ABCD0123456',
        name_at_bank: 'SAMPLE NAME',
        branch: 'Sample branch',
        can_receive: false,
      },
    },
    {
      status: 'pending',
      text: 'The bank has not replied yet.',
      sandbox: '000000000002',
    },
    {
      status: 'not_found',
      text: 'No such account at this IFSC.',
      sandbox: '000000000003',
    },
  ],
} as const satisfies ApiEndpoint;

export const upi = {
  method: 'POST',
  path: '/upi/verify',
  title: 'UPI ID',
  summary: 'Returns whether a UPI ID is active, and the name registered with it',
  page: '/apis/upiFeatures',
  contentType: JSON_BODY,
  fields: [
    {
      name: 'upi_id',
      type: 'string',
      required: true,
      text: 'The UPI ID, in the form name@handle.',
      sample: 'sample.shop@example',
      rule: 'a name, an @ and a handle',
      pattern: UPI_ID_PATTERN,
    },
  ],
  decidedBy: 'upi_id',
  outcomes: [
    {
      status: 'valid',
      text: 'Active, and can receive money.',
      sandbox: 'sample.shop@example',
      data: {
        upi_id: 'sample.shop@example',
        name: 'SAMPLE SHOP',
        holder_type: 'merchant',
        can_receive: true,
      },
    },
    {
      status: 'pending',
      text: 'The bank has not replied yet.',
      sandbox: 'pending@example',
    },
    {
      status: 'not_found',
      text: 'No account uses this ID.',
      sandbox: 'failure@example',
    },
  ],
} as const satisfies ApiEndpoint;

export const bbps = {
  method: 'POST',
  path: '/bbps/pay',
  title: 'BBPS bill payment',
  summary: 'Pays a bill, fetched first where the biller asks for it',
  page: '/apis/bbpsFeatures',
  contentType: JSON_BODY,
  headers: [idempotencyKey],
  fields: [
    {
      name: 'biller_id',
      type: 'string',
      required: true,
      text: 'The biller’s ID in BBPS.',
      sample: 'SAMP00000NAT01',
      rule: 'the ID of a biller in BBPS',
    },
    {
      name: 'consumer_number',
      type: 'string',
      required: true,
      text: 'The customer’s number with that biller.',
      sample: '000000000',
      rule: 'a number that the biller knows',
    },
    {
      name: 'amount',
      type: 'string',
      required: true,
      text: 'Rupees with two decimals. Of a fetched bill, exactly its amount, unless the biller allows another.',
      sample: '1145.00',
      rule: 'rupees with two decimals',
      pattern: '^[0-9]+[.][0-9]{2}$',
    },
    {
      name: 'mode',
      type: 'string',
      required: true,
      text: 'How the customer paid you, for example ONLINE.',
      sample: 'ONLINE',
      rule: 'a payment mode that the biller accepts, such as ONLINE',
      pattern: '^[A-Z_]+$',
    },
  ],
  decidedBy: 'consumer_number',
  outcomes: [
    {
      status: 'paid',
      text: 'The biller has confirmed the payment.',
      sandbox: '000000000',
      data: {
        bbps_reference: 'SAMPLE000000000001',
        biller_id: 'SAMP00000NAT01',
        consumer_number: '000000000',
        amount: '1145.00',
        mode: 'ONLINE',
        paid_at: '2026-01-15T10:30:00+05:30',
      },
    },
    {
      status: 'pending',
      text: 'Not confirmed yet. The sandbox pays it after a minute.',
      sandbox: '000000001',
      data: {
        bbps_reference: 'SAMPLE000000000002',
        biller_id: 'SAMP00000NAT01',
        consumer_number: '000000001',
        amount: '1145.00',
        mode: 'ONLINE',
      },
    },
    {
      status: 'failed',
      text: 'The biller refused it; the amount returns to your balance.',
      sandbox: '000000002',
    },
  ],
  optionalData: ['paid_at'],
} as const satisfies ApiEndpoint;
