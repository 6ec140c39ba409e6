import { forward } from '#lib/forward.ts';

/** Where a key leads in a row of tabs; -1 for keys that mean nothing there. */
export function nextTab(key: string, open: number, count: number): number {
  if (key === 'ArrowRight') return (open + count + forward()) % count;
  if (key === 'ArrowLeft') return (open + count - forward()) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
