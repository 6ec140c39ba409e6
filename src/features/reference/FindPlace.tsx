import { type ComponentType, useEffect, useState } from 'react';
import type { ReferenceLabels } from '#content/types/reference.ts';

interface FindProps {
  labels: ReferenceLabels['find'];
  onChosen: () => void;
}

/** The place of the search, which needs scripts and comes when the page is there. */
export function FindPlace(props: FindProps) {
  const [Find, setFind] = useState<ComponentType<FindProps>>();
  useEffect(() => {
    import('./Find.tsx').then(
      (module) => setFind(() => module.Find),
      () => {},
    );
  }, []);
  return <div className="ref-find">{Find && <Find {...props} />}</div>;
}
