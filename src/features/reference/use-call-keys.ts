import { useEffect } from 'react';
import { isComposing } from '#lib/is-composing.ts';
import { isSlashOn } from '#store/slash-key.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** How far below the header a call may begin and be the one that is read, in px. */
const READ_FROM = 160;

/** Keys `j` and `k` lead to the next call and the one before, where nothing is typed and they are not turned off. */
export function useCallKeys(calls: readonly { id: string }[]): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || isComposing(event) || altKey || ctrlKey || metaKey || shiftKey)
        return;
      const step = { j: 1, k: -1 }[key];
      if (!step || (target as Element | null)?.closest?.(FIELDS) || !isSlashOn()) return;
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
      const next = calls[readAt(calls) + step];
      if (next) location.hash = next.id;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [calls]);
}

/** Place of the call that is read, -1 above the first. */
const readAt = (calls: readonly { id: string }[]): number =>
  calls.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top < READ_FROM;
  }).length - 1;
