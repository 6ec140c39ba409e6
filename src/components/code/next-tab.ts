/** Where a key leads in a row of tabs; -1 for keys that mean nothing there. */
export function nextTab(key: string, open: number, count: number): number {
  if (key === 'ArrowRight') return (open + 1) % count;
  if (key === 'ArrowLeft') return (open + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
