import { abortableDelay } from '#lib/abortable-delay.ts';
import { PROCESSING_MS } from './limits.ts';

/** Takes the time that a bank would. No card, no amount and no network are involved. */
export function processPayment(signal: AbortSignal): Promise<void> {
  return abortableDelay(PROCESSING_MS, signal);
}
