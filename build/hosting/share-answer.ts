import { shareResultUrl } from '../../src/core/locker/share-target.ts';

/** Where a file goes that was shared while the worker was missing: no server keeps it. */
export const SHARED_TO_SERVER = shareResultUrl({ shared: 0, refused: ['no-worker'] });
