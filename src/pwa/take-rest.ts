import type { TakeRest } from '#core/contract.ts';
import { setRest, useRest } from './rest-choice.ts';
import { savesData } from './saves-data.ts';

/** Room that is left to messages and documents: that of one document of the largest size. */
const SPARE_BYTES = 25 * 1024 * 1024;

/** Why this device does not download the rest unasked; undefined where it does. */
export type RestRefusal = 'unwanted' | 'saves-data' | 'no-room';

/** Asks visitor, browser and disk whether this device may download the rest unasked. Never rejects. */
export async function restRefusal(): Promise<RestRefusal | undefined> {
  if (!useRest.getState().takes) return 'unwanted';
  if (savesData()) return 'saves-data';
  // Older browsers do not say; there a full disk is found by writing to it.
  const room = await navigator.storage?.estimate?.().catch(() => undefined);
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = room ?? {};
  return quota - usage < SPARE_BYTES ? 'no-room' : undefined;
}

/**
 * Has the worker take in the background what this device does not keep yet, or stop taking it. It fetches what is
 * missing, so every visit may ask.
 */
export async function takeRest(): Promise<void> {
  const wanted = (await restRefusal()) === undefined;
  const { active } = await navigator.serviceWorker.ready;
  const message: TakeRest = { v: 1, type: 'TAKE_REST', wanted };
  active?.postMessage(message);
}

/** Keeps what the visitor has chosen, and does it. */
export async function chooseRest(takes: boolean): Promise<void> {
  setRest(takes);
  await takeRest();
}
