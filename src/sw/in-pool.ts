/** Jobs at a time: what a browser allows as requests per host over HTTP/1.1. */
const POOL_SIZE = 6;

/** Does a job for each item, six at a time, in their order. Rejects as soon as one job does. */
export async function inPool<Item>(
  items: readonly Item[] | ReadonlySet<Item>,
  job: (item: Item) => Promise<void>,
): Promise<void> {
  // One shared iterator: a worker that finishes a job takes the next item.
  const queue = items.values();
  const drain = async () => {
    for (const item of queue) await job(item);
  };
  await Promise.all(Array.from({ length: POOL_SIZE }, drain));
}
