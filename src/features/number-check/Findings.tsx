import { useRef } from 'react';
import type { TaskState } from '#components/forms/use-async.ts';
import { useOutcomeInView } from '#components/forms/use-outcome-in-view.ts';
import type { Checked } from './checked.ts';
import { Finding } from './Finding.tsx';

/** What was found, announced when it comes. */
export function Findings({ state }: { state: TaskState<readonly Checked[]> }) {
  const place = useRef<HTMLDivElement>(null);
  const found = state.status === 'done' ? state.output : [];
  useOutcomeInView(state, place);

  return (
    <div className="grid" role="status" ref={place}>
      {found.map((checked, i) => {
        const title = found.length > 1 ? `${i + 1}. ${checked.title}` : checked.title;
        return <Finding key={title} checked={checked} title={title} />;
      })}
    </div>
  );
}
