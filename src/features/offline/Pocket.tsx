import { type ComponentType, useEffect, useState } from 'react';
import type { Pocket as Copy } from '#copy/types/home.ts';
import type { ToolTile } from '#copy/types/toolbox.ts';
import { later } from '#lib/later.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { PocketText } from './PocketText.tsx';
import './pocket.scss';

const live = later(() => import('./LivePocket.tsx'), { when: 'idle' });

interface PocketProps {
  copy: Copy;
  tools: readonly ToolTile[];
}

/** What stays on this device, with a number, and how to put the site on the home screen. */
export function Pocket({ copy, tools }: PocketProps) {
  const [Text, setText] = useState<ComponentType<PocketProps>>(() => PocketText);
  useEffect(() => whenIdle(() => void live.run(({ LivePocket }) => setText(() => LivePocket))), []);
  return (
    <section className="pocket" aria-labelledby="pocket-title">
      <div className="container">
        <Text copy={copy} tools={tools} />
      </div>
    </section>
  );
}
