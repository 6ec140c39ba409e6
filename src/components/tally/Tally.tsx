import type { Tally as Copy, TallyItem } from '#copy/types/tally.ts';
import './tally.scss';

const GAP = 2;

/** Large figures under a bar whose parts are as wide as they say, or under a plot. */
export function Tally({ tally }: { tally: Copy }) {
  return (
    <div className="tally">
      <h2>{tally.heading}</h2>
      {tally.plot ? (
        <svg className="plot" viewBox={tally.plot.box} aria-hidden="true" focusable="false">
          {tally.plot.paths.map(({ kind, d }) => (
            <path key={d} className={`plot-${kind}`} d={d} />
          ))}
        </svg>
      ) : (
        <Bar items={tally.items} />
      )}
      <dl>
        {tally.items.map(({ figure, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Bar({ items }: { items: readonly TallyItem[] }) {
  const sumOf = (some: readonly TallyItem[]) => some.reduce((sum, { figure }) => sum + figure, 0);
  const sum = sumOf(items);
  return (
    <svg
      viewBox={`0 0 ${sum * 100} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {items.map(({ figure, text }, at) => (
        <rect
          key={text}
          x={sumOf(items.slice(0, at)) * 100}
          width={figure * 100 - GAP * sum}
          height="10"
        />
      ))}
    </svg>
  );
}
