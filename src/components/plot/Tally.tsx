import type { Tally as Copy, Counted, TallyItem } from '#copy/types/tally.ts';
import { Frame } from './Frame.tsx';
import { Plot } from './Plot.tsx';

const GAP = 2;

/** Large figures under a bar whose parts are as wide as they say, or under a plot. */
export function Tally({ tally }: { tally: Copy }) {
  return (
    <Frame kind="tally" heading={tally.heading}>
      {tally.plot ? <Plot plot={tally.plot} /> : <Bar items={tally.items} />}
      <dl>
        {tally.items.map(({ figure, text, call }: TallyItem) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{call ? <a href={`tel:${figure}`}>{figure}</a> : figure}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

function Bar({ items }: { items: readonly Counted[] }) {
  const sumOf = (some: readonly Counted[]) => some.reduce((sum, { figure }) => sum + figure, 0);
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
