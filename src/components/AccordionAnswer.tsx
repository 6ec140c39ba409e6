import { useEffect, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** One answer. Its height is capped; a longer one scrolls separately and can be focused to do so. */
export function AccordionAnswer({
  id,
  labelledBy,
  open,
  onFound,
  children,
}: {
  id: string;
  labelledBy: string;
  open: boolean;
  /** Called when the browser finds something in it while it is shut. */
  onFound: () => void;
  children: string;
}) {
  const hydrated = useHydrated();
  const answer = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = body.current;
    if (!open || !box) return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [open]);

  // React knows no more than whether it is hidden. Browsers that cannot find it in a page hide it altogether.
  useEffect(() => {
    const box = answer.current;
    if (open || !hydrated || !box || !('onbeforematch' in box)) return;
    box.setAttribute('hidden', 'until-found');
    box.addEventListener('beforematch', onFound);
    return () => box.removeEventListener('beforematch', onFound);
  }, [open, hydrated, onFound]);

  return (
    <div
      ref={answer}
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
