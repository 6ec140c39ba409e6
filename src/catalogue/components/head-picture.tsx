import type { ReactElement } from 'react';
import { Bars } from '#components/head-picture/Bars.tsx';
import { Codes } from '#components/head-picture/Codes.tsx';
import { Frame } from '#components/head-picture/Frame.tsx';
import { HeadPicture } from '#components/head-picture/HeadPicture.tsx';
import { PictureHeader } from '#components/head-picture/PictureHeader.tsx';
import { PlotFigures } from '#components/head-picture/PlotFigures.tsx';
import { ReferencePicture } from '#components/head-picture/ReferencePicture.tsx';
import { Rights } from '#components/head-picture/Rights.tsx';
import { Screens } from '#components/head-picture/Screens.tsx';
import { Slip } from '#components/head-picture/Slip.tsx';
import { States } from '#components/head-picture/States.tsx';
import { CODE_SIZE, codeLines } from '#copy/drawn-code.ts';
import type * as copy from '#copy/types/head-picture.ts';
import type { Plot, Receipt } from '#copy/types/sections.ts';
import { head } from './head.ts';

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

const codes: copy.Codes = {
  kind: 'codes',
  heading: 'Two codes',
  size: CODE_SIZE,
  d: codeLines(),
  items: [
    { title: 'At the counter', text: 'Printed once.' },
    { title: '₹340.00', text: 'New for each bill.' },
  ],
};

const slip: Receipt = {
  title: 'Instalment 7 of 12',
  subtitle: 'Paid in cash',
  rows: [{ label: 'Due', value: '₹2,450.00' }],
  total: { label: 'Our price', value: '₹12' },
};

const rights: copy.Rights = {
  kind: 'rights',
  heading: 'Who may do what',
  columns: ['Payments', 'Refunds'],
  rows: [
    { label: 'Cashier', may: [true, false] },
    { label: 'Owner', may: [true, true] },
  ],
  legend: ['may', 'may not'],
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
  Codes: (
    <Frame kind="codes" heading="A picture">
      <Codes codes={codes} />
    </Frame>
  ),
  Rights: (
    <Frame kind="rights" heading="A picture">
      <Rights rights={rights} />
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
  Slip: <Slip slip={slip} />,
  HeadPicture: <HeadPicture picture={screens} />,
  ReferencePicture: <ReferencePicture picture={states} />,
  Frame: (
    <Frame kind="bars" heading="A frame">
      <p>What is in it.</p>
    </Frame>
  ),
  PictureHeader: (
    <PictureHeader head={head}>
      <ReferencePicture picture={states} />
    </PictureHeader>
  ),
} satisfies Record<string, ReactElement>;
