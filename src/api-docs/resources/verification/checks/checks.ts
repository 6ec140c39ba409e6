import type { Check } from '#api-docs/kit/check.ts';
import { aadhaar } from './aadhaar.ts';
import { bank } from './bank.ts';
import { cin } from './cin.ts';
import { drivingLicence } from './driving-licence.ts';
import { gst } from './gst.ts';
import { ocr } from './ocr.ts';
import { pan } from './pan.ts';
import { passport } from './passport.ts';
import { rc } from './rc.ts';
import { upi } from './upi.ts';
import { voter } from './voter.ts';

/** Everything that can be verified, by the id of its call. */
export const checks = {
  'pan.verify': pan,
  'aadhaar.verify': aadhaar,
  'bank.verify': bank,
  'voterid.verify': voter,
  'rc.verify': rc,
  'passport.verify': passport,
  'cin.verify': cin,
  'ocr.verify': ocr,
  'upi.verify': upi,
  'gst.verify': gst,
  'drivingLicence.verify': drivingLicence,
} as const;

export const checkList: readonly Check[] = Object.values(checks);
