import type { Tally as Copy } from '#copy/types/tally.ts';
import { Frame } from './Frame.tsx';
import { Plot } from './Plot.tsx';

/** Large figures under a plot. */
export function Tally({ tally: { heading, plot, items } }: { tally: Copy }) {
  return (
    <Frame kind="tally" heading={heading}>
      <Plot plot={plot} />
      <dl>
        {items.map(({ figure, text, call }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{call ? <a href={`tel:${figure}`}>{figure}</a> : figure}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
