import type { ReactElement } from 'react';
import { Bars } from '#components/head-picture/Bars.tsx';
import { Frame } from '#components/head-picture/Frame.tsx';
import { HeadPicture } from '#components/head-picture/HeadPicture.tsx';
import { PlotFigures } from '#components/head-picture/PlotFigures.tsx';
import { Screens } from '#components/head-picture/Screens.tsx';
import { States } from '#components/head-picture/States.tsx';
import type * as copy from '#copy/types/head-picture.ts';
import type { Plot } from '#copy/types/sections.ts';

const plot: Plot = {
  box: '0 0 300 18',
  paths: [
    { kind: 'axis', d: 'M0 12H300' },
    { kind: 'dots', d: 'M4 6h.01M100 6h.01M296 6h.01' },
  ],
  items: [
    { figure: '3', text: 'attempts' },
    { figure: '2 h', text: 'to the last' },
  ],
};

const bars: copy.Bars = {
  kind: 'bars',
  heading: 'Which rail',
  rows: [
    { figure: 'IMPS', text: 'up to a sum', from: 0, to: 80 },
    { figure: 'RTGS', text: 'from a sum', from: 75, to: 100 },
  ],
};

const screens: copy.Screens = {
  kind: 'screens',
  heading: 'What a customer sees',
  items: [
    { title: 'Your shop', amount: '₹1,249.00', text: 'The basket', press: 'Pay' },
    { title: 'Your shop again', amount: 'Paid', text: 'Signed' },
  ],
};

const states: copy.States = {
  kind: 'states',
  heading: 'States of a payment',
  way: ['created', 'pending', 'captured'],
  ends: [{ state: 'pending', text: 'or failed, expired' }],
};

/** Samples of `src/components/head-picture`. */
export const headPictures = {
  PlotFigures: (
    <Frame kind="plot" heading="A picture">
      <PlotFigures plot={plot} />
    </Frame>
  ),
  Bars: (
    <Frame kind="bars" heading="A picture">
      <Bars bars={bars} />
    </Frame>
  ),
  Screens: (
    <Frame kind="screens" heading="A picture">
      <Screens screens={screens} />
    </Frame>
  ),
  States: (
    <Frame kind="states" heading="A picture">
      <States states={states} />
    </Frame>
  ),
  HeadPicture: <HeadPicture picture={states} />,
  Frame: (
    <Frame kind="bars" heading="A frame">
      <p>What is in it.</p>
    </Frame>
  ),
} satisfies Record<string, ReactElement>;
