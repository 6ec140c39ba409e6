import { type RefObject, useEffect } from 'react';
import type { TaskState } from './use-async.ts';

/**
 * Scrolls to what a task came to: on a phone a result would appear below what is seen, and an error above it.
 *
 * @param done where the result appears
 * @param failed where an error appears, if one is to be scrolled to
 */
export function useOutcomeInView(
  { status }: TaskState<unknown>,
  done: RefObject<HTMLElement | null>,
  failed?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const place = status === 'done' ? done : status === 'failed' ? failed : undefined;
    place?.current?.scrollIntoView({ block: 'nearest' });
  }, [status, done, failed]);
}
