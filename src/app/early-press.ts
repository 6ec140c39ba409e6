/**
 * Keeps the last button that is pressed before the application runs; the browser alone does nothing for it. Links,
 * and forms that the host answers, are followed at once and need no second press.
 *
 * @returns presses it for the application, once; to be called when that has been started
 */
export function keepEarlyPress(): () => void {
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    pressed = button?.form && button.form.method !== 'dialog' ? null : button;
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}
