/** Calls `run` once the next frame has been painted. Waits while nobody sees the page. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
