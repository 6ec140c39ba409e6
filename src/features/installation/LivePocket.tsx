import { useEffect, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { Pocket as Copy } from '#content/types/home.ts';
import type { ToolTile } from '#content/types/toolbox.ts';
import { acceptInstall } from '#pwa/install-answer.ts';
import { useInstall } from '#store/install-offer.ts';
import { countPages } from './count-pages.ts';
import { PocketText } from './PocketText.tsx';
import { useInstalled } from './use-installed.ts';

/** The band with what is known of this device: pages kept, and whether the site is or can be installed. */
export function LivePocket({ copy, tools }: { copy: Copy; tools: readonly ToolTile[] }) {
  const installed = useInstalled();
  const offer = useInstall((state) => state.offer);
  const count = useCount();
  const install = installed ? null : offer ? (
    <button type="button" className="btn btn-primary" onClick={acceptInstall}>
      {copy.install}
    </button>
  ) : undefined;
  const head = {
    eyebrow: copy.eyebrow,
    heading: installed ? copy.installed : copy.heading,
    intro: count ?? copy.intro,
  };
  return (
    <>
      <PocketText copy={copy} head={head} install={install} />
      <Phone copy={copy} tools={tools} />
    </>
  );
}

/** How many pages are kept. Where that cannot be told the promise stands, which holds without a number. */
function useCount(): string | undefined {
  const [count, setCount] = useState<string>();
  useEffect(() => {
    let left = false;
    void countPages()
      .catch(() => undefined)
      .then((words) => !left && setCount(words));
    return () => {
      left = true;
    };
  }, []);
  return count;
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
