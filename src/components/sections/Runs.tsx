import { useContext } from 'react';
import { RunContext } from '#components/code/run-context.ts';
import type { Runs as Copy } from '#copy/types/sequence.ts';

/** Calls to run in place, each under its name. */
export function Runs({ section: { text, calls } }: { section: Copy }) {
  const Run = useContext(RunContext);
  return (
    <div className="runs">
      <p>{text}</p>
      {calls.map(({ id, label }) => (
        <div key={id}>
          <h3>{label}</h3>
          {Run && <Run id={id} />}
        </div>
      ))}
    </div>
  );
}
