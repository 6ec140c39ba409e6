import { type ComponentType, useEffect, useState } from 'react';
import type { RunnableCall } from '#content/types/endpoint.ts';

type Call = ComponentType<{ call: RunnableCall }>;

/** The place of a run under a documented call. What it offers needs scripts, and comes when the page is there. */
export function Run({ call }: { call: RunnableCall }) {
  const [RunCall, setRunCall] = useState<Call>();
  useEffect(() => {
    import('./RunCall.tsx').then(
      (module) => setRunCall(() => module.RunCall),
      () => {},
    );
  }, []);
  return <div className="run-place">{RunCall && <RunCall call={call} />}</div>;
}
