import type { SandboxLabels } from '#copy/types/sandbox.ts';
import { comingEvents } from '#core/sandbox/clock/next-event.ts';
import { written } from '#core/sandbox/clock/time.ts';
import { callAs } from '#features/sandbox/sandbox.ts';
import { Panel } from './Panel.tsx';
import { useSession } from './use-session.ts';

const HOUR_S = 3_600;

/** The sandbox's time, which passes while the page is seen and can be moved on. */
export function ClockPanel({ labels }: { labels: SandboxLabels['clock'] }) {
  const { state } = useSession();
  const move = (body: object) => () => callAs('POST', '/sandbox/clock', body);
  const [next] = comingEvents(state);
  return (
    <Panel heading={labels.heading}>
      <p className="num" translate="no">
        {written(state.now)}
      </p>
      {next && (
        <p className="muted">
          <span>{labels.waits}</span>{' '}
          <code translate="no">{`${next.job} ${written(next.at)}`}</code>
        </p>
      )}
      <div className="form-actions">
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={move({ to: 'next_event' })}
        >
          {labels.next}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={move({ seconds: HOUR_S })}
        >
          {labels.hour}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={move({ seconds: 24 * HOUR_S })}
        >
          {labels.day}
        </button>
      </div>
    </Panel>
  );
}
