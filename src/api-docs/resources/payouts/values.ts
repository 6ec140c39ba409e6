/** What becomes of a payout, by the account that receives it. */
export type PayoutFate = 'processed' | 'slow' | 'frozen' | 'unknown' | 'reversed';

export const fates: Readonly<Record<PayoutFate, string>> = {
  processed: 'Processed within seconds.',
  slow: 'Processed after a day.',
  frozen: 'Fails: the account takes no credits.',
  unknown: 'Fails: there is no such account.',
  reversed: 'Processed, and sent back a day later.',
};

/** Each field’s values have the same meaning in `/bank/verify` and `/upi/verify`, where they are known there. */
export const accountFates: Readonly<Record<string, PayoutFate>> = {
  '000123456789': 'processed',
  '000000000001': 'frozen',
  '000000000002': 'slow',
  '000000000003': 'unknown',
  '000000000004': 'reversed',
  'sample.shop@example': 'processed',
  'pending@example': 'slow',
  'failure@example': 'unknown',
  '+910000000001': 'processed',
  '+910000000002': 'frozen',
};
