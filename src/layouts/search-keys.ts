import { isComposing } from '#lib/is-composing.ts';
import { openSearch } from '#store/search-dialog.ts';
import { isSlashOn } from '#store/slash-key.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Opens the search and the list of keys by their keys, unless a dialog is open. Returns the way to stop that. */
export function followSearchKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!asksForSearch(event) || document.querySelector('dialog[open], [aria-modal="true"]'))
      return;
    event.preventDefault();
    // Any focused element can be focused again, an SVG too.
    openSearch((document.activeElement ?? document.body) as HTMLElement, event.key === '?');
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/**
 * Whether a key asks for the search: Ctrl-K or ⌘K anywhere, `/`, or `?` for the list of
 * keys, where nothing is typed, unless these are turned off.
 */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey, target } = event;
  const withControl = event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || isComposing(event) || altKey) return false;
  if (withControl) return !shiftKey && key.toLowerCase() === 'k';
  return '/?'.includes(key) && !(target as Element | null)?.closest?.(FIELDS) && isSlashOn();
}
