import type { Metric } from '#copy/types/investor.ts';
import * as words from './words.tsx';

/** Four figures, each with how it changed; the arrow repeats what the sign says. */
export function Metrics({ metrics, note }: { metrics: readonly Metric[]; note: string }) {
  return (
    <>
      <h2 className="visually-hidden">{words.position}</h2>
      <dl className="grid metrics mb-2 mt-0">
        {metrics.map(({ title, value, change, direction }) => (
          <div key={title} className="panel metric">
            <dt>{title}</dt>
            <dd>
              <div className="metric__value num" translate="no">
                {value}
              </div>
              <div className={`metric__delta is-${direction}`}>
                <Arrow />
                <span>{change}</span>
              </div>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted mb-0">{note}</p>
    </>
  );
}

// Turned up or down by its class. Not in the sprite: no other page has it.
const Arrow = () => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 12h15M13 6l6 6-6 6" />
  </svg>
);
