import { Frame } from '#components/plot/Frame.tsx';
import { Tally } from '#components/plot/Tally.tsx';
import type { HeadPicture as Copy } from '#copy/types/head-picture.ts';
import { Bars } from './Bars.tsx';
import { Screens } from './Screens.tsx';
import { States } from './States.tsx';
import './head-picture.scss';

/** What a page of calls begins with, by its kind. */
export function HeadPicture({ picture }: { picture: Copy }) {
  if (picture.kind === 'tally') return <Tally tally={picture} />;
  return (
    <Frame kind={picture.kind} heading={picture.heading}>
      <Drawing picture={picture} />
    </Frame>
  );
}

function Drawing({ picture }: { picture: Exclude<Copy, { kind: 'tally' }> }) {
  switch (picture.kind) {
    case 'bars':
      return <Bars bars={picture} />;
    case 'states':
      return <States states={picture} />;
    case 'screens':
      return <Screens screens={picture} />;
  }
}
