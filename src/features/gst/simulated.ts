import { decodeGstin } from '#domain/gstin.ts';
import { abortableDelay } from '#lib/abortable-delay.ts';
import { FAILING } from './documented.ts';
import type { GstResult } from './gst-result.ts';
import { VERIFY_DELAY_MS } from './limits.ts';
import { recordOf } from './records.ts';

/** Resolves after a while with the made-up record of a GSTIN in capitals. Rejects for one documented number. */
export async function verifyGstin(gstin: string, signal: AbortSignal): Promise<GstResult> {
  await abortableDelay(VERIFY_DELAY_MS, signal);
  const read = decodeGstin(gstin);
  if (!read || gstin === FAILING) throw new Error('The simulated service does not respond.');
  const valid = read.checkRight && read.state !== undefined && read.registration !== undefined;
  return { valid, data: recordOf(read) };
}
