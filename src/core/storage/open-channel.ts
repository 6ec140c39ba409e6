/**
 * Opens the channel of a name to the other tabs and the worker; undefined where there is none, as in Firefox while
 * its owner lets the site store nothing.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    // In Node, where a page is prerendered and an open channel would keep the build from ending, this throws.
    return location && new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
