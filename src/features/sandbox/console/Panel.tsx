import { useId } from 'react';
import type { Elements } from '#components/elements.ts';

/** A part of the console under its heading. */
export function Panel({ heading, children }: { heading: string; children: Elements }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
