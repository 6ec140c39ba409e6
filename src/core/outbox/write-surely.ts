import type { Device } from './device.ts';
import { WRITE_AGAIN_BASE_MS, WRITE_AGAIN_CAP_MS, WRITE_TRIES } from './limits.ts';

/**
 * Writes what must not be forgotten, such as a delivery: again and again for about a minute, while the
 * caller holds the send lock. Rejects with the last error; what is stored then says that the outcome is
 * not known.
 */
export async function writeSurely(device: Device, write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === WRITE_TRIES) throw error;
      await device.wait(Math.min(WRITE_AGAIN_CAP_MS, WRITE_AGAIN_BASE_MS * 2 ** tries));
    }
  }
}
