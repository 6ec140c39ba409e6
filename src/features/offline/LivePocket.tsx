import { Icon } from '#components/Icon.tsx';
import type { Pocket as Copy } from '#copy/types/home.ts';
import type { ToolTile } from '#copy/types/toolbox.ts';
import { acceptInstall } from '#pwa/install-answer.ts';
import { useInstalled } from '#pwa/use-installed.ts';
import { useInstall } from '#store/install-offer.ts';
import { keptInWords } from './kept-in-words.ts';
import { PocketText } from './PocketText.tsx';
import { useReadyState } from './use-ready-state.ts';

/** The band with what is known of this device: pages kept, and whether the site is or can be installed. */
export function LivePocket({ copy, tools }: { copy: Copy; tools: readonly ToolTile[] }) {
  const installed = useInstalled();
  const offer = useInstall((state) => state.offer);
  const [state] = useReadyState();
  const install = installed ? null : offer ? (
    <button type="button" className="btn btn-primary" onClick={acceptInstall}>
      {copy.install}
    </button>
  ) : undefined;
  const head = {
    eyebrow: copy.eyebrow,
    heading: installed ? copy.installed : copy.heading,
    // If the count is unknown, the served sentence stays, which is true without a number.
    intro: keptInWords(state) ?? copy.intro,
  };
  return (
    <>
      <PocketText copy={copy} head={head} install={install} />
      <Phone copy={copy} tools={tools} />
    </>
  );
}

/** A phone without a network, cut off at the edge of the band. A picture. */
function Phone({ copy, tools }: { copy: Copy; tools: readonly ToolTile[] }) {
  return (
    <div className="pocket__phone" aria-hidden="true">
      <div className="pocket__screen">
        <p className="pocket__offline">
          <span>{copy.offline}</span>
          <Icon name="wifi-off" />
        </p>
        {tools.map(({ title }) => (
          <p key={title}>
            <span>{title}</span>
            <Icon name="check" />
          </p>
        ))}
      </div>
    </div>
  );
}
