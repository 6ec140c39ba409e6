import type { Tally as Copy } from '#copy/types/tally.ts';
import './tally.scss';

const GAP = 2;

/** Large figures under a bar whose parts are as wide as they say. */
export function Tally({ tally: { heading, items } }: { tally: Copy }) {
  const sum = items.reduce((before, { figure }) => before + figure, 0);
  const startOf = (at: number) =>
    items.slice(0, at).reduce((before, { figure }) => before + figure, 0);
  return (
    <div className="tally">
      <h2>{heading}</h2>
      <svg
        viewBox={`0 0 ${sum * 100} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {items.map(({ figure, text }, at) => (
          <rect key={text} x={startOf(at) * 100} width={figure * 100 - GAP * sum} height="10" />
        ))}
      </svg>
      <dl>
        {items.map(({ figure, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
