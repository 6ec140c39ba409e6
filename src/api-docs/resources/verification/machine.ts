import * as v from 'valibot';
import { resource } from '#api-docs/kit/resource.ts';
import { checkList, checks } from './checks/checks.ts';

const {
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
  'drivingLicence.verify': licence,
} = checks;

/** An answer of any of the calls. */
export const Verification = v.variant('type', [
  pan.answer,
  aadhaar.answer,
  bank.answer,
  voter.answer,
  rc.answer,
  passport.answer,
  cin.answer,
  ocr.answer,
  upi.answer,
  gst.answer,
  licence.answer,
]);

export const verification = resource({
  name: 'verification',
  prefix: 'vrfy',
  schema: Verification,
  initial: [...new Set(checkList.flatMap(({ outcomes }) => outcomes.map(({ status }) => status)))],
  transitions: {
    complete: {
      from: ['pending'],
      to: 'valid',
      event: 'verification.completed',
      text: 'The bank has replied, after a minute in the sandbox.',
    },
  },
});
