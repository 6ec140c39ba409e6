import { useEffect } from 'react';
import { create } from 'zustand';

/** Number of forms and sends of this tab of which another language's page would have nothing. */
export const useUnsavedWorkCount = create(() => 0);

/** Number of forms that are being filled, and kept: as a draft, or in the address. */
export const useKeptWorkCount = create(() => 0);

/** Whether a page in another language would lose something. */
export const hasUnsavedWork = () => useUnsavedWorkCount.getState() > 0;

/** Whether something is typed or under way: no reload that nobody asked for takes its place from it. */
export const isInUse = () => hasUnsavedWork() || useKeptWorkCount.getState() > 0;

/**
 * Keeps this tab from being reloaded by anything but its visitor while `active`, and asks before another language.
 *
 * @param isKept whether another language would lose nothing of it: then nobody is asked
 */
export function useUnsavedWork(active: boolean, isKept = false): void {
  useEffect(() => {
    if (!active) return undefined;
    const count = isKept ? useKeptWorkCount : useUnsavedWorkCount;
    count.setState((now) => now + 1, true);
    return () => count.setState((now) => now - 1, true);
  }, [active, isKept]);
}
