import type { Device } from './device.ts';
import { deviceWith } from './device-with.ts';
import { post } from './post.ts';

const device = deviceWith(post);

let wasMissed = false;

/** The device that a page runs on: it posts through EmailJS's SDK. */
export const browserDevice: Device = {
  ...device,
  async isReachable() {
    const isReachable = await device.isReachable();
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
