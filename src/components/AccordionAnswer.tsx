import { useEffect, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** One answer. Its height is capped; a longer one scrolls by itself and can be focused to do so. */
export function AccordionAnswer({
  id,
  labelledBy,
  open,
  children,
}: {
  id: string;
  labelledBy: string;
  open: boolean;
  children: string;
}) {
  const hydrated = useHydrated();
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = body.current;
    if (!open || !box) return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div
      id={id}
      className={open ? 'accordion-answer is-open' : 'accordion-answer'}
      hidden={hydrated && !open}
    >
      <div
        ref={body}
        className="accordion-body"
        {...(scrolls && { role: 'region', 'aria-labelledby': labelledBy, tabIndex: 0 })}
      >
        <p>{children}</p>
      </div>
    </div>
  );
}
