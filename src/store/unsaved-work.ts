import { useEffect } from 'react';
import { create } from 'zustand';
import { UNSAVED_WORK_LOCK } from '#core/contract.ts';

/** Number of forms and sends of this tab that a reload would interrupt. */
export const useUnsavedWorkCount = create(() => 0);

/** Whether a reload of this tab would lose something. */
export const hasUnsavedWork = () => useUnsavedWorkCount.getState() > 0;

/** Keeps this tab from being reloaded by anything but its visitor while `active`. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    useUnsavedWorkCount.setState((count) => count + 1, true);
    const { promise, resolve } = withResolver();
    // The count alone decides in this tab; where locks are missing or refused, other tabs just cannot
    // see that this one is busy.
    navigator.locks?.request(UNSAVED_WORK_LOCK, { mode: 'shared' }, () => promise).catch(() => {});
    return () => {
      useUnsavedWorkCount.setState((count) => count - 1, true);
      resolve();
    };
  }, [active]);
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
