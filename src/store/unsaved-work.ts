import { useEffect } from 'react';
import { create } from 'zustand';

/** Number of forms and sends of this tab that a reload would interrupt, or another language's page would not have. */
export const useUnsavedWorkCount = create(() => 0);

/** Number of forms that are being filled, and kept: as a draft, or in the address. */
export const useKeptWorkCount = create(() => 0);

/** Whether a reload of this tab would lose something. */
export const hasUnsavedWork = () => useUnsavedWorkCount.getState() > 0;

/**
 * Keeps this tab from being reloaded by anything but its visitor while `active`, and asks before another language.
 *
 * @param isKept whether nothing of it would be lost: then offers wait for it, and nothing else
 */
export function useUnsavedWork(active: boolean, isKept = false): void {
  useEffect(() => {
    if (!active) return undefined;
    const count = isKept ? useKeptWorkCount : useUnsavedWorkCount;
    count.setState((now) => now + 1, true);
    return () => count.setState((now) => now - 1, true);
  }, [active, isKept]);
}
