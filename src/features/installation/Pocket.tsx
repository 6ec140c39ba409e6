import { useEffect, useState } from 'react';
import { CheckList } from '#components/CheckList.tsx';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import type { Pocket as Copy } from '#content/types/home.ts';
import type { ToolTile } from '#content/types/toolbox.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { acceptInstall } from '#pwa/install.ts';
import { useInstall } from '#store/install-offer.ts';
import { useInstalled } from './use-installed.ts';
import './pocket.scss';

/** What stays on this device, with a number, and how to put the site on the home screen. */
export function Pocket({ copy, tools }: { copy: Copy; tools: readonly ToolTile[] }) {
  const installed = useInstalled();
  const count = useCount();
  return (
    <section className="pocket" aria-labelledby="pocket-title">
      <div className="container">
        <div className="pocket__text">
          <p className="eyebrow">{copy.eyebrow}</p>
          <h2 id="pocket-title">{installed ? copy.installed : copy.heading}</h2>
          <p className="pocket__count">{count ?? copy.promise}</p>
          <CheckList items={copy.ticks} />
          <div className="pocket__foot">
            {!installed && <Install copy={copy} />}
            <Link className="btn btn-outline-primary" to="/tools">
              {copy.onDevice}
            </Link>
          </div>
        </div>
        <Phone copy={copy} tools={tools} />
      </div>
    </section>
  );
}

/** The browser's own offer, else how it is done by hand. */
function Install({ copy }: { copy: Copy }) {
  const offer = useInstall((state) => state.offer);
  if (offer)
    return (
      <button type="button" className="btn btn-primary" onClick={acceptInstall}>
        {copy.install}
      </button>
    );
  return (
    <details className="pocket__how">
      <summary className="btn btn-primary">{copy.howTo}</summary>
      {copy.steps.map((step) => (
        <p key={step}>{step}</p>
      ))}
    </details>
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

/** Says how many pages are kept, once the page is at rest. */
function useCount(): string | undefined {
  const [count, setCount] = useState<string>();
  useEffect(() => {
    let left = false;
    const cancel = whenIdle(async () => {
      // Without it the promise stands, which is true without a number counted here.
      const words = await import('./count-pages.ts').then((m) => m.countPages()).catch(() => {});
      if (!left && words) setCount(words);
    });
    return () => {
      left = true;
      cancel();
    };
  }, []);
  return count;
}
