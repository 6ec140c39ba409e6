/** How long a page that misses a part may already be on its way to another one. */
const LEAVING_MS = 3000;

let leftAt = Number.NEGATIVE_INFINITY;
// It has no counterpart for a page that stays, after a link to a mail program say: so it counts for a while only.
addEventListener('beforeunload', () => {
  leftAt = performance.now();
});

/**
 * Whether what has just failed to load was broken off because its page is being left: WebKit and Firefox do that as
 * soon as a link is followed, long before the next page is there, and a reload would hold its visitor back. Says so
 * after LEAVING_MS: iPhones have no `beforeunload`, and only the wait tells there, since the page is gone by its end.
 */
export async function wasBrokenOff(): Promise<boolean> {
  const failedAt = performance.now();
  await new Promise((done) => setTimeout(done, LEAVING_MS));
  return leftAt > failedAt - LEAVING_MS;
}
