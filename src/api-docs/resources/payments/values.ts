/** What a made-up payer does, by the UPI ID that `/sandbox/pay` names. */
export const payers = {
  'success@example': 'Pays right away.',
  'failure@example': 'Refuses.',
  'slow@example': 'Pays after ten minutes.',
  'never@example': 'Does nothing; the payment expires.',
  'norefund@example': 'Pays right away; a refund to this account fails.',
} as const;

export type Payer = keyof typeof payers;
