import type { ReactElement } from 'react';
import { Bars } from '#components/head-picture/Bars.tsx';
import { HeadPicture } from '#components/head-picture/HeadPicture.tsx';
import { Screens } from '#components/head-picture/Screens.tsx';
import { States } from '#components/head-picture/States.tsx';
import { Frame } from '#components/plot/Frame.tsx';
import type * as copy from '#copy/types/head-picture.ts';

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
} satisfies Record<string, ReactElement>;
