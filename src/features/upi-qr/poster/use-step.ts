import { useEffect, useRef, useState } from 'react';

/**
 * Something that lies over the page and that Back takes away again. The step is the browser's alone: the
 * address stays, and the router hears nothing of it.
 */
export function useStep() {
  const [isOn, setOn] = useState(false);
  const isInHistory = useRef(false);

  useEffect(() => {
    if (!isOn) return;
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      isInHistory.current = false;
      setOn(false);
    };
    addEventListener('popstate', back, true);
    return () => removeEventListener('popstate', back, true);
  }, [isOn]);

  const enter = () => {
    history.pushState(history.state, '');
    isInHistory.current = true;
    setOn(true);
  };
  const leave = () => {
    if (isInHistory.current) history.back();
  };
  return { isOn, enter, leave };
}
