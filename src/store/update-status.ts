import { create } from 'zustand';

/**
 * What there is to say about a newer version:
 * - `ready`: downloaded, waits to be accepted
 * - `elsewhere`: another tab has accepted it, and this one still runs the older
 * - `stale`: a part of the page could not be loaded, most likely since the server has a newer one
 */
export type Update = 'none' | 'ready' | 'elsewhere' | 'stale';

export const useUpdate = create<{ update: Update }>(() => ({ update: 'none' }));
