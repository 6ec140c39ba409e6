/** What becomes of a bill, by the customer's number with the biller. */
export const consumers = {
  '000000000': { status: 'paid', text: 'The biller confirms right away.' },
  '000000001': { status: 'pending', text: 'Not confirmed yet; paid after a minute.' },
  '000000002': {
    status: 'failed',
    text: 'The biller refuses it; the amount returns to your balance.',
  },
  '000000003': { status: 'no bill', text: 'Nothing to fetch.' },
} as const;

export type Consumer = keyof typeof consumers;
