import type { Device } from './device.ts';
import { HOLDER_LIMIT_MS, SEND_SPACING_MS } from './limits.ts';
import { changeQueueIn, type QueueState, queueIn, readQueue } from './queue.ts';
import { withReserve } from './reserve.ts';

/**
 * The other holder of the send lock, as far as this device sees: whether it neither posted nor released within the
 * limit.
 */
interface Watch {
  /** The queue when it was found so. Undefined until then. */
  overdue?: QueueState;
}

const watches = new WeakMap<Device, Watch>();

/** What is done under the send lock: the term in which it may post. -1, which no term is, once the lock was taken. */
export interface Turn {
  term: number;
}

/**
 * Runs `work` while nobody else on this device sends. A lock whose holder shows no sign of life is taken from it: some
 * browsers do not give back the lock of a page that is gone.
 *
 * @param waitMs how long to wait for the lock; 0 asks only whether it is free
 * @param work gets its turn, whose term is compared by what only the holder may write
 * @returns what `work` returned, or `'busy'` if somebody else sends
 * @throws what `work` throws, or where storage refuses the term
 */
export async function takeSendLock<Result>(
  device: Device,
  waitMs: number,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result | 'busy'> {
  // Read before we get the lock, because a taker raises the term after that.
  const { term } = await readQueue(device);
  const turn: Turn = { term };
  const watch = watches.get(device);
  const result = await device.withSendLock(waitMs, () => {
    watches.delete(device);
    return work(turn);
  });
  if (result !== 'busy') return result;
  // Our work goes on, and the disk may have refused the term of the tab that took the lock.
  turn.term = -1;
  // It may have waited for the lock or been frozen since it found that, and somebody else have sent or taken the lock.
  if (watch?.overdue && isUnchanged(watch.overdue, await readQueue(device))) {
    watches.delete(device);
    const taken: Turn = { term };
    const stolen = device.withSendLock('steal', async () => {
      // The holder may post until the term is raised, and nothing notes the post of what no disk takes, had its sender
      // come to the lock only now: the next one waits for it, also where the disk refuses the term.
      const raised = await raiseTerm(device).finally(() => device.wait(2 * SEND_SPACING_MS));
      // Another page found the same, and took the lock from us: whose term is the last one says nothing then.
      if (taken.term < 0) return 'busy';
      taken.term = raised;
      return work(taken);
    });
    void stolen.then(
      () => {
        taken.term = -1;
      },
      () => {},
    );
    return stolen;
  }
  if (!watches.has(device) || watch?.overdue) void watchHolder(device);
  return 'busy';
}

/** A sender notes each post, a taker its term: a holder without a note within its limit is gone or stuck. */
async function watchHolder(device: Device): Promise<void> {
  const watch: Watch = {};
  watches.set(device, watch);
  const seen = () => readQueue(device).catch(() => undefined);
  const before = await seen();
  await device.wait(HOLDER_LIMIT_MS);
  if (watches.get(device) !== watch) return;
  const after = await seen();
  if (before && after && isUnchanged(before, after)) watch.overdue = before;
  else watches.delete(device);
}

/** Whether nobody has posted or taken the lock between the two. */
const isUnchanged = (before: QueueState, after: QueueState): boolean =>
  before.lastPostAt === after.lastPostAt && before.term === after.term;

/** From now on the earlier holder begins no post and tends no message. */
const raiseTerm = (device: Device): Promise<number> =>
  withReserve(device, () =>
    device.transact(['queue'], 'readwrite', async ({ queue }) => {
      const term = (await queueIn(queue)).term + 1;
      await changeQueueIn(queue, { term });
      return term;
    }),
  );
