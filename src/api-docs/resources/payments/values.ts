/** What a made-up payer does, by the UPI ID that `/sandbox/pay` names. */
export const payers = {
  'success@example': 'Pays at once.',
  'failure@example': 'Refuses.',
  'slow@example': 'Pays after ten minutes.',
  'never@example': 'Does nothing; the payment expires.',
  'norefund@example': 'Pays at once; a refund to this account fails.',
} as const;

export type Payer = keyof typeof payers;
