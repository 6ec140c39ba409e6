/**
 * Asks the browser to keep what is stored. Not waited for: Firefox asks the visitor, and the answer changes nothing
 * now.
 */
export function askToKeep(): void {
  void navigator.storage?.persist?.().catch(() => {});
}
