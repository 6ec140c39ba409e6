import { type ReactElement, useState } from 'react';

/** A sample that takes the focus or covers the page, and so waits for a press. */
export function ShownOnRequest({ children }: { children: (hide: () => void) => ReactElement }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-outline-primary mb-3" onClick={() => setShown(true)}>
        Show
      </button>
      {isShown && children(() => setShown(false))}
    </>
  );
}
