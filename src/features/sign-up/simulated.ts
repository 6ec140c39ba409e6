import { abortableDelay } from '#lib/abortable-delay.ts';
import { SUBMITTING_MS } from './limits.ts';

/** Takes the time that a server would. Nothing is sent; the name comes back for the greeting. */
export async function signUp(name: string, signal: AbortSignal): Promise<string> {
  await abortableDelay(SUBMITTING_MS, signal);
  return name;
}
