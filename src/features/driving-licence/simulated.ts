import { decodeDrivingLicence, normaliseLicence } from '#domain/driving-licence.ts';
import { samplePerson } from '#domain/made-up-names.ts';
import { abortableDelay } from '#lib/abortable-delay.ts';
import { sampleDay } from '#lib/made-up.ts';
import { VERIFY_DELAY_MS } from './limits.ts';

/** What a verification returns. All of it is made up. */
export interface LicenceResult {
  name: string;
  /** `YYYY-MM-DD`. */
  dob: string;
  status: 'Valid' | 'Expired' | 'Suspended';
}

/** The documented sample whose verification fails. */
const FAILS = 'KA0120120000000';

/** The other documented samples. Nobody else's licence is shown as anything but valid. */
const DOCUMENTED: Readonly<Record<string, Partial<LicenceResult>>> = {
  HR0620150000000: { name: 'Arjun Menon' },
  MH1220090000000: { name: 'Lata Kulkarni', status: 'Expired' },
  UP3220050000000: { name: 'Imran Qureshi', status: 'Suspended' },
};

/** The last year of birth that a sample holder may have. */
const LAST_BIRTH_YEAR = 2000;

/** Resolves after a while with a made-up holder. Rejects for one documented number. */
export async function verifyLicence(typed: string, signal: AbortSignal): Promise<LicenceResult> {
  await abortableDelay(VERIFY_DELAY_MS, signal);
  const number = normaliseLicence(typed);
  if (number === FAILS) throw new Error('The simulated service does not respond.');
  // A holder was at least 18 when the licence was issued.
  const issued = decodeDrivingLicence(number)?.year ?? Number.POSITIVE_INFINITY;
  const lastYear = Math.min(issued - 19, LAST_BIRTH_YEAR);
  return {
    name: samplePerson(number),
    dob: sampleDay(number, lastYear - 20, lastYear),
    status: 'Valid',
    ...DOCUMENTED[number],
  };
}
