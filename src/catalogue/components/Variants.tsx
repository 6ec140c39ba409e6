import type { Elements } from '#components/elements.ts';

/** States of one component, next to one another. */
export function Variants({ children }: { children: Elements }) {
  return <div className="catalogue-sample__variants">{children}</div>;
}
