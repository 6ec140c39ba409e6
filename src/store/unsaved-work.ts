import { useEffect } from 'react';
import { create } from 'zustand';

/** Number of forms and sends of this tab that a reload would interrupt. */
export const useUnsavedWorkCount = create(() => 0);

/** Whether a reload of this tab would lose something. */
export const hasUnsavedWork = () => useUnsavedWorkCount.getState() > 0;

/** Keeps this tab from being reloaded by anything but its visitor while `active`. */
export function useUnsavedWork(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    useUnsavedWorkCount.setState((count) => count + 1, true);
    return () => {
      useUnsavedWorkCount.setState((count) => count - 1, true);
    };
  }, [active]);
}
