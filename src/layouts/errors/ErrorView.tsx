import { useEffect, useRef } from 'react';
import type { Elements } from '#components/elements.ts';
import { Icon } from '#components/Icon.tsx';
import { Illustration } from '#components/Illustration.tsx';
import * as words from '#words/layouts.ts';

/** Says that the page failed and with which error. `home` is the link to the home page. */
export function ErrorView({ error, home }: { error: unknown; home: Elements }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="container section">
      <div className="panel empty">
        <Illustration name="error" />
        <h1 ref={heading} tabIndex={-1} className="h3">
          {words.errorTitle}
        </h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <div className="empty__cta">
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => location.reload()}
          >
            <Icon name="refresh" />
            {words.reload}
          </button>
          {home}
        </div>
      </div>
    </div>
  );
}
