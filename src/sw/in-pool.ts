/** Jobs at a time: what a browser allows as requests per host over HTTP/1.1. */
const POOL_SIZE = 6;

/** Does a job for each item, six at a time, in their order. Rejects as soon as one job does. */
export async function inPool<Item>(
  items: Iterable<Item>,
  job: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const drain = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await job(next.value);
  };
  await Promise.all(Array.from({ length: POOL_SIZE }, drain));
}
