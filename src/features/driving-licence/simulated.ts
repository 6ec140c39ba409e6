import { decodeDrivingLicence, normaliseLicence } from '#domain/driving-licence.ts';
import { samplePerson } from '#domain/made-up-names.ts';
import { abortableDelay } from '#lib/abortable-delay.ts';
import { sampleDay } from '#lib/made-up.ts';
import { DOCUMENTED, FAILING } from './documented.ts';
import { VERIFY_DELAY_MS } from './limits.ts';

/** What a verification returns. All of it is made up. */
export interface LicenceResult {
  name: string;
  /** `YYYY-MM-DD`. */
  dob: string;
  status: 'Valid' | 'Expired' | 'Suspended';
}

/** The last year of birth that a sample holder may have. */
const LAST_BIRTH_YEAR = 2000;

/** Resolves after a while with a made-up holder. Rejects for one documented number. */
export async function verifyLicence(typed: string, signal: AbortSignal): Promise<LicenceResult> {
  await abortableDelay(VERIFY_DELAY_MS, signal);
  const number = normaliseLicence(typed);
  if (number === normaliseLicence(FAILING))
    throw new Error('The simulated service does not respond.');
  // A holder was at least 18 when the licence was issued.
  const issued = decodeDrivingLicence(number)?.year ?? Number.POSITIVE_INFINITY;
  const lastYear = Math.min(issued - 19, LAST_BIRTH_YEAR);
  return {
    name: samplePerson(number),
    dob: sampleDay(number, lastYear - 20, lastYear),
    status: 'Valid',
    ...documentedOf(number),
  };
}

/** What is documented of a number. Nobody else's licence is shown as anything but valid. */
function documentedOf(number: string): Partial<LicenceResult> {
  const found = Object.values(DOCUMENTED).find((each) => normaliseLicence(each.number) === number);
  return found ? { name: found.name, status: found.status } : {};
}
