import { create } from 'zustand';

/**
 * What there is to say about a newer version:
 * - `ready`: downloaded, waits to be accepted
 * - `elsewhere`: another tab has accepted it, and this one still runs the older
 * - `stale`: a part of the page could not be loaded, most likely since the server has a newer one
 */
export type Update = 'none' | 'ready' | 'elsewhere' | 'stale';

interface UpdateStatus {
  update: Update;
  /**
   * Tries the first installation again at once, and rejects if it fails again. There while one has failed, and the
   * next try waits.
   */
  installNow?: (() => Promise<void>) | undefined;
}

export const useUpdate = create<UpdateStatus>(() => ({ update: 'none' }));
