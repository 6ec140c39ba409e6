import type { PageDevice } from './device.ts';
import { deviceWith } from './device-with.ts';
import { mailSettings } from './mail-settings.ts';
import { post } from './post.ts';

const device = deviceWith(post);

let wasMissed = false;

/** The device that a page runs on: it posts through EmailJS's SDK. */
export const browserDevice: PageDevice = {
  ...device,
  digest,
  canSend: () => typeof mailSettings() !== 'string',
  async isReachable(patient) {
    const isReachable = await device.isReachable(patient);
    wasMissed ||= !isReachable;
    return isReachable;
  },
};

/** Whether this page has found no network since it was last asked. */
export function wasOffline(): boolean {
  const answer = wasMissed;
  wasMissed = false;
  return answer;
}

async function digest(text: string): Promise<string> {
  // Missing on pages that are not served over HTTPS.
  if (!crypto.subtle) return '';
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
