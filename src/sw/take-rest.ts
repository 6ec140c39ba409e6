import { afterPaint } from './after-paint.ts';
import { filling } from './cache-lock.ts';
import { keptLanguage, stages } from './kept-languages.ts';
import { restoreLanguage } from './precache.ts';
import { forgetUnfinished, noteCurrent } from './prune-cache.ts';
import { noteRefused } from './refused.ts';
import { isFull } from './restore.ts';

let isWanted = false;
let isUnderWay = false;
let savesData = false;

/** Notes whether the browser asks, by a header of its navigations, to save data. */
export function noteSaveData(headers: Headers): void {
  savesData = headers.get('save-data') === 'on';
}

/**
 * Takes what this device does not keep yet after the base, one stage after the other: the integrators' pack, then the
 * second language. Each is whole or not served from here. What had come when the worker was stopped is not fetched
 * again; on a full device nothing of a stage stays. Never rejects.
 *
 * @param wanted false stops what is under way before its next file
 */
export async function takeRest(wanted: boolean): Promise<void> {
  isWanted = wanted;
  if (!wanted || isUnderWay) return;
  isUnderWay = true;
  const reason = await filling(takeStages).catch((error: unknown) => error);
  if (isFull(reason)) await forgetUnfinished().catch(() => {});
  isUnderWay = false;
}

async function takeStages(): Promise<void> {
  for (const prefix of stages) {
    await pause();
    if (await keptLanguage(prefix)) continue;
    const { refused, failures } = await restoreLanguage(prefix, pause);
    const full = failures.find(isFull);
    if (full) throw full;
    if (refused.length > 0) await noteRefused(refused);
    await noteCurrent();
  }
}

/** Before each file: pages go first. */
async function pause(): Promise<void> {
  await afterPaint();
  if (!isWanted || savesData) throw new Error('Not wanted any more.');
}
