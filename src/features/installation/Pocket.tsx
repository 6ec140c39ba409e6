import { useEffect, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { Pocket as Copy } from '#content/types/home.ts';
import type { ToolTile } from '#content/types/toolbox.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { PocketText } from './PocketText.tsx';
import './pocket.scss';

/** What stays on this device, with a number, and how to put the site on the home screen. */
export function Pocket({ copy, tools }: { copy: Copy; tools: readonly ToolTile[] }) {
  const [Text, setText] = useState(() => PocketText);
  useEffect(
    () =>
      whenIdle(() => {
        void import('./LivePocket.tsx').then(
          (live) => setText(() => live.LivePocket),
          () => {},
        );
      }),
    [],
  );
  return (
    <section className="pocket" aria-labelledby="pocket-title">
      <div className="container">
        <Text copy={copy} />
        <Phone copy={copy} tools={tools} />
      </div>
    </section>
  );
}

/** A phone without a network, cut off at the edge of the band. A picture. */
function Phone({ copy, tools }: { copy: Copy; tools: readonly ToolTile[] }) {
  return (
    <div className="pocket__phone" aria-hidden="true">
      <div className="pocket__screen">
        <p className="pocket__offline">
          {copy.offline}
          <Icon name="wifi-off" />
        </p>
        {tools.map(({ title }) => (
          <p key={title}>
            {title}
            <Icon name="check" />
          </p>
        ))}
      </div>
    </div>
  );
}
