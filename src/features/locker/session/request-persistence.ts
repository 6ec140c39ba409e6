/** Asks the browser to keep what is stored. Without waiting for the answer: some ask the visitor. */
export function askToKeep(): void {
  void navigator.storage?.persist?.().catch(() => {});
}
