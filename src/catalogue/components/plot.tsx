import type { ReactElement } from 'react';
import { Frame } from '#components/plot/Frame.tsx';
import { Plot } from '#components/plot/Plot.tsx';
import { Tally } from '#components/plot/Tally.tsx';

const tally = {
  heading: 'What changed so far',
  plot: { box: '0 0 450 16' as const, paths: [{ kind: 'accent' as const, d: 'M0 8H450' }] },
  items: [
    { figure: '12', text: 'calls added' },
    { figure: '5', text: 'answers changed' },
    { figure: '1', text: 'call removed' },
  ],
};

export const tallies: Record<string, ReactElement> = {
  Frame: (
    <Frame kind="bars" heading="A frame">
      <p>What is in it.</p>
    </Frame>
  ),
  Plot: <Plot plot={{ box: '0 0 300 18', paths: [{ kind: 'axis', d: 'M0 12H300' }] }} />,
  Tally: <Tally tally={tally} />,
};
