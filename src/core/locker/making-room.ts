import { asLockerError } from './error.ts';
import { purgeForRoom } from './purge.ts';

/** Does it, on a full device once more in the room of what was deleted and could still be restored. */
export async function makingRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (asLockerError(error).reason !== 'full' || !(await purgeForRoom())) throw error;
    return work();
  }
}
