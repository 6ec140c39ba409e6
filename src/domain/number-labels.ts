import { AADHAAR_LABELS } from './labels/aadhaar.ts';
import { ACCOUNT_LABELS } from './labels/account.ts';
import { BILLER_LABELS } from './labels/biller.ts';
import { CARD_LABELS } from './labels/card.ts';
import { CIN_LABELS } from './labels/cin.ts';
import { CONSUMER_LABELS } from './labels/consumer.ts';
import { GSTIN_LABELS } from './labels/gstin.ts';
import { IFSC_LABELS } from './labels/ifsc.ts';
import { LICENCE_LABELS } from './labels/licence.ts';
import { OTHER_LABELS } from './labels/others.ts';
import { PAN_LABELS } from './labels/pan.ts';
import { PASSPORT_LABELS } from './labels/passport.ts';
import { PHONE_LABELS } from './labels/phone.ts';
import { RC_LABELS } from './labels/rc.ts';
import { REFERENCE_LABELS } from './labels/reference.ts';
import { UPI_LABELS } from './labels/upi.ts';
import { VIRTUAL_ID_LABELS } from './labels/virtual-id.ts';
import { VOTER_LABELS } from './labels/voter.ts';

/**
 * Words that people and forms put in front of a number, by what it is. In capitals, English and Hindi. `No.`, `Number`
 * and `नंबर` may follow each. A file each, so that a tool loads only those of its fields.
 */
export const LABELS = {
  pan: PAN_LABELS,
  aadhaar: AADHAAR_LABELS,
  virtualId: VIRTUAL_ID_LABELS,
  gstin: GSTIN_LABELS,
  ifsc: IFSC_LABELS,
  account: ACCOUNT_LABELS,
  voter: VOTER_LABELS,
  passport: PASSPORT_LABELS,
  licence: LICENCE_LABELS,
  rc: RC_LABELS,
  cin: CIN_LABELS,
  upi: UPI_LABELS,
  biller: BILLER_LABELS,
  consumer: CONSUMER_LABELS,
  reference: REFERENCE_LABELS,
  card: CARD_LABELS,
  phone: PHONE_LABELS,
  ...OTHER_LABELS,
} as const satisfies Record<string, readonly string[]>;

export type NumberKind = keyof typeof LABELS;
