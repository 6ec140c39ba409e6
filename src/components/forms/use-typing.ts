import { useState } from 'react';

/**
 * Whether somebody is typing into a field, so that half a text is not called wrong. Where a press takes the focus away,
 * until it is over: a line that appears in between would move what is pressed from under the pointer.
 */
export function useTyping() {
  const [isTyping, setTyping] = useState(false);

  function leave(): void {
    const end = () => setTyping(false);
    if (document.documentElement.matches(':active'))
      addEventListener('mouseup', end, { once: true });
    else end();
  }

  return { isTyping, type: () => setTyping(true), leave };
}
