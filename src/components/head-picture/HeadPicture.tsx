import type { HeadPicture as Copy } from '#copy/types/head-picture.ts';
import { Bars } from './Bars.tsx';
import { Frame } from './Frame.tsx';
import { PlotFigures } from './PlotFigures.tsx';
import { Screens } from './Screens.tsx';
import { States } from './States.tsx';

/** What a page of calls begins with, by its kind. */
export function HeadPicture({ picture }: { picture: Copy }) {
  return (
    <Frame kind={picture.kind} heading={picture.heading}>
      <Drawing picture={picture} />
    </Frame>
  );
}

function Drawing({ picture }: { picture: Copy }) {
  switch (picture.kind) {
    case 'plot':
      return <PlotFigures plot={picture} />;
    case 'bars':
      return <Bars bars={picture} />;
    case 'states':
      return <States states={picture} />;
    case 'screens':
      return <Screens screens={picture} />;
  }
}
