import { decodeGstin, type Gstin } from '#domain/gstin.ts';
import { delay } from '#lib/delay.ts';
import { hash, pick, sampleDay, sampleTag } from '#lib/made-up.ts';
import { VERIFY_DELAY_MS } from './limits.ts';

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
    taxpayerType: string;
    address: string;
  };
}

/** The documented sample whose verification fails. */
const FAILS = '29AAATS0000L1ZQ';

/** Resolves after a while with the sample record of a GSTIN in capitals. Rejects for one documented number. */
export async function verifyGstin(gstin: string, signal: AbortSignal): Promise<GstResult> {
  await delay(VERIFY_DELAY_MS, signal);
  const read = decodeGstin(gstin);
  if (!read || gstin === FAILS) throw new Error('The simulated service does not respond.');
  const valid = read.checkRight && read.state !== undefined && read.registration !== undefined;
  return { valid, data: sampleRecord(read) };
}

function sampleRecord({ gstin, stateCode, state }: Gstin): GstResult['data'] {
  const tag = sampleTag(gstin);
  const place = state?.name ?? 'Unknown State';
  const shop = 1 + (hash(`shop ${gstin}`) % 90);
  return {
    gstin,
    legalName: `Sample Traders ${tag} (sample)`,
    tradeName: `${pick(gstin, ['Sample Stores', 'Sample Supplies', 'Sample Textiles'])} ${tag}`,
    // GST began in July 2017; the code 25 ended, and Ladakh's began, around 2020.
    registrationDate:
      stateCode === '25' ? sampleDay(gstin, 2018, 2019) : sampleDay(gstin, 2020, 2024),
    status: pick(`state of ${gstin}`, ['Cancelled', 'Active', 'Active', 'Active', 'Active']),
    state: place,
    taxpayerType: pick(`type ${gstin}`, ['Regular', 'Composition']),
    address: `Shop ${shop}, Sample Market, ${place} (sample address)`,
  };
}
