import type { SandboxLabels } from '#copy/types/sandbox.ts';
import { madeHere } from '#features/sandbox/with-newest.ts';
import { Panel } from './Panel.tsx';
import { useSession } from './use-session.ts';

/** What was made in this sandbox, with its status, the newest first. */
export function ObjectsPanel({ labels }: { labels: SandboxLabels['objects'] }) {
  const { state } = useSession();
  const made = madeHere(state);
  return (
    <Panel heading={labels.heading}>
      {made.length === 0 && <p>{labels.none}</p>}
      <ul className="console__objects" translate="no">
        {made.map(({ id, status }) => (
          <li key={id}>
            <code>{id}</code>
            <span>{status}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
