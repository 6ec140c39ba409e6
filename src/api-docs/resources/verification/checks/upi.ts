import { check } from '#api-docs/kit/check.ts';
import { upiIdField } from '#api-docs/resources/payouts/schemas.ts';

export const upi = check({
  type: 'upi',
  path: '/upi/verify',
  title: 'UPI ID',
  summary: 'Returns whether a UPI ID is active, and the name registered with it',
  page: '/apis/upiFeatures',
  decidedBy: 'upi_id',
  fields: { upi_id: upiIdField },
  outcomes: [
    {
      value: 'sample.shop@example',
      status: 'valid',
      text: 'Active, and can receive money.',
      data: {
        upi_id: 'sample.shop@example',
        name: 'SAMPLE SHOP',
        holder_type: 'merchant',
        can_receive: true,
      },
    },
    {
      value: 'pending@example',
      status: 'pending',
      text: 'The bank has not replied yet.',
      later: {
        status: 'valid',
        data: {
          upi_id: 'pending@example',
          name: 'SAMPLE SHOP',
          holder_type: 'merchant',
          can_receive: true,
        },
      },
    },
    {
      value: 'failure@example',
      status: 'not_found',
      text: 'No account uses this ID.',
    },
  ],
});
