import { decodeGstin } from '#domain/gstin.ts';
import { delay } from '#lib/delay.ts';
import { VERIFY_DELAY_MS } from './limits.ts';
import { recordOf } from './records.ts';

/** What a verification returns. All of it is made up. */
export interface GstResult {
  /** Whether such a number can exist: its State, its registration and its check character are right. */
  valid: boolean;
  data: {
    gstin: string;
    legalName: string;
    tradeName: string;
    /** `YYYY-MM-DD`. */
    registrationDate: string;
    status: 'Active' | 'Cancelled';
    state: string;
    taxpayerType: 'Regular' | 'Composition';
    address: string;
  };
}

/** The documented sample whose verification fails. */
const FAILS = '29AAATS0000L1ZQ';

/** Resolves after a while with the made-up record of a GSTIN in capitals. Rejects for one documented number. */
export async function verifyGstin(gstin: string, signal: AbortSignal): Promise<GstResult> {
  await delay(VERIFY_DELAY_MS, signal);
  const read = decodeGstin(gstin);
  if (!read || gstin === FAILS) throw new Error('The simulated service does not respond.');
  const valid = read.checkRight && read.state !== undefined && read.registration !== undefined;
  return { valid, data: recordOf(read) };
}
