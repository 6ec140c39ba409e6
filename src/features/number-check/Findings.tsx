import { useEffect, useRef } from 'react';
import type { TaskState } from '#components/use-async.ts';
import { Finding } from './Finding.tsx';
import type { Checked } from './formats/checked.ts';

/** What was found, announced when it comes; before that, what to expect. */
export function Findings({
  state,
  waiting,
}: {
  state: TaskState<readonly Checked[]>;
  waiting: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const found = state.status === 'done' ? state.output : [];

  // On a phone the findings would appear below what is seen.
  useEffect(() => {
    if (state.status === 'done') place.current?.scrollIntoView({ block: 'nearest' });
  }, [state.status]);

  return (
    <>
      <div className="grid" role="status" ref={place}>
        {found.map((checked, i) => {
          const title = found.length > 1 ? `${i + 1}. ${checked.title}` : checked.title;
          return <Finding key={title} checked={checked} title={title} />;
        })}
      </div>
      {found.length === 0 && <p className="number-waiting">{waiting}</p>}
    </>
  );
}
