import { type ComponentType, useEffect, useState } from 'react';

type Call = ComponentType<{ id: string }>;

/** The place of a run under a documented call. What it offers needs scripts, and comes when the page is there. */
export function Run({ id }: { id: string }) {
  const [RunCall, setRunCall] = useState<Call>();
  useEffect(() => {
    import('./RunCall.tsx').then(
      (module) => setRunCall(() => module.RunCall),
      () => {},
    );
  }, []);
  return <div className="run-place">{RunCall && <RunCall id={id} />}</div>;
}
