const FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether a key asks for the search: Ctrl-K or ⌘K anywhere, `/` where nothing is typed. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey, target } = event;
  const withControl = event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  if (withControl) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest(FIELDS));
}
