import type { ReactElement } from 'react';
import { Tally } from '#components/tally/Tally.tsx';

const tally = {
  heading: 'What changed so far',
  items: [
    { figure: 12, text: 'calls added' },
    { figure: 5, text: 'answers changed' },
    { figure: 1, text: 'call removed' },
  ],
};

export const tallies: Record<string, ReactElement> = {
  Tally: <Tally tally={tally} />,
};
