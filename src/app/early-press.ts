/**
 * Keeps the last button that is pressed before the application runs; the browser alone does nothing for it. Links,
 * and forms that the host answers, are followed at once and need no second press.
 *
 * @param onKept is told of each such button at once
 * @returns presses it for the application, once; to be called when that has been started
 */
export function keepEarlyPress(onKept: (button: HTMLButtonElement) => void): () => void {
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    pressed = button?.form && button.form.method !== 'dialog' ? null : button;
    if (pressed) onKept(pressed);
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    // The link behind an open dialog has led to it.
    const dialog = document.querySelector('dialog[open]');
    if (pressed?.isConnected && (!dialog || dialog.contains(pressed))) pressed.click();
  };
}
