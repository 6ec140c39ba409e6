import type { HeadPicture as Copy } from '#copy/types/head-picture.ts';
import { Bars } from './Bars.tsx';
import { Codes } from './Codes.tsx';
import { Frame } from './Frame.tsx';
import { PlotFigures } from './PlotFigures.tsx';
import { Rights } from './Rights.tsx';
import { Screens } from './Screens.tsx';
import { Slip } from './Slip.tsx';

/** The picture of a quiet head, by its kind. */
export function HeadPicture({ picture }: { picture: Copy }) {
  if (picture.kind === 'slip') return <Slip slip={picture} />;
  return (
    <Frame kind={picture.kind} heading={picture.heading}>
      <Drawing picture={picture} />
    </Frame>
  );
}

function Drawing({ picture }: { picture: Exclude<Copy, { kind: 'slip' }> }) {
  switch (picture.kind) {
    case 'plot':
      return <PlotFigures plot={picture} />;
    case 'bars':
      return <Bars bars={picture} />;
    case 'codes':
      return <Codes codes={picture} />;
    case 'rights':
      return <Rights rights={picture} />;
    case 'screens':
      return <Screens screens={picture} />;
  }
}
