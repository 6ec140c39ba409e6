/**
 * EmailJS's SDK calls the page's own `fetch`, and takes no signal. Until its call comes, that one is another, which
 * lets this one request be aborted.
 *
 * @param url that the SDK calls
 * @returns gives the page its own back, also where no call came
 */
export function lendFetch(url: string, signal: AbortSignal): () => void {
  const own = globalThis.fetch;
  const giveBack = () => {
    if (globalThis.fetch === lent) globalThis.fetch = own;
  };
  const lent: typeof fetch = (input, init) => {
    if (input !== url) return own(input, init);
    giveBack();
    return own(input, { ...init, signal });
  };
  globalThis.fetch = lent;
  return giveBack;
}
