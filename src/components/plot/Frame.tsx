import type { ReactElement } from 'react';

/** A picture of a head under its heading. */
export function Frame({
  kind,
  heading,
  children,
}: {
  kind: string;
  heading: string;
  children: ReactElement | readonly ReactElement[];
}) {
  return (
    <div className={`picture picture--${kind}`}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
