import { STORAGE_PREFIX } from '#facts/site.ts';

/** What page and worker must agree on: names of channels, locks, syncs and caches, and their messages. */

/** Channels on which a change of a database is announced. */
export const CHANNELS = {
  stores: `${STORAGE_PREFIX}-stores`,
  outbox: `${STORAGE_PREFIX}-outbox`,
  locker: `${STORAGE_PREFIX}-locker`,
} as const;

/** Web Lock of the one sender of messages on this device, in all tabs and the worker. */
export const SEND_LOCK = `${STORAGE_PREFIX}-outbox-send`;

/** Web Lock of the site's cache: shared by who fills it, alone for who forgets files of it. */
export const CACHE_LOCK = `${STORAGE_PREFIX}-precache`;

/** Web Lock for changes to the record of builds in the cache. */
export const BUILDS_LOCK = `${STORAGE_PREFIX}-builds`;

/** Tag of the background sync that a page registers when a message waits. */
export const OUTBOX_SYNC_TAG = 'outbox';

/** Name of the one cache of the site. */
export const CACHE_NAME = `${STORAGE_PREFIX}-precache`;

/** Key there of the record of what both builds need. Not a path that anything asks for. */
export const BUILDS_KEY = '/.builds';

/** Key there of the record of optional files that a network refused. */
export const REFUSED_KEY = '/.refused';

/** Unreadable values are quarantined under their key with this in front. */
export const QUARANTINE_PREFIX = 'set-aside:';

/** What a page may tell the worker, in addition to what `installation.ts` has. Everything else is ignored. */
export const SKIP_WAITING = { v: 1, type: 'SKIP_WAITING' } as const;

/** Whether a message asks the waiting worker to take over. */
export const isSkipWaiting = (data: unknown): data is typeof SKIP_WAITING =>
  isOf(SKIP_WAITING.type, data);

/** Whether the worker is to take, in the background, what this device does not keep yet. */
export interface TakeRest {
  v: 1;
  type: 'TAKE_REST';
  wanted: boolean;
}

/** Whether a message says so. */
export const isTakeRest = (data: unknown): data is TakeRest => isOf('TAKE_REST', data);

/** Whether data is a message of a type. */
export function isOf(type: string, data: unknown): boolean {
  const message = data as { v?: unknown; type?: unknown } | null;
  return message?.v === 1 && message.type === type;
}
