import { type ReactNode, useId } from 'react';

/** A part of the console under its heading. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
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
