import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { nextTab } from '#components/code/next-tab.ts';
import { Icon } from '#components/Icon.tsx';
import type { DeviceCopy, HomeScreenHelp } from '#copy/types/device.ts';
import { acceptInstall } from '#pwa/install-answer.ts';
import { useInstalled } from '#pwa/use-installed.ts';
import { useInstall } from '#store/install-offer.ts';
import { ownDevice } from './own-device.ts';
import * as words from './words/home-screen.ts';

/**
 * That the site is installed, where it is; else how it comes to the home screen, for three kinds of devices, the
 * visitor's own first. Without scripts all three are stacked.
 */
export function HomeScreenPanel({ installed, ...help }: DeviceCopy['homeScreen']) {
  const isInstalled = useInstalled();
  const { heading, text } = isInstalled ? installed : help;
  return (
    <section className="panel device" aria-labelledby="device-home">
      <h2 id="device-home">{heading}</h2>
      <p>{text}</p>
      {!isInstalled && <Steps devices={help.devices} />}
    </section>
  );
}

function Steps({ devices }: Pick<DeviceCopy['homeScreen'], 'devices'>) {
  const [own, setOwn] = useState<HomeScreenHelp['device']>('android');
  const [chosen, setChosen] = useState<HomeScreenHelp['device']>();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => setOwn(ownDevice(navigator)), []);
  const sorted = [...devices].sort((a, b) => Number(b.device === own) - Number(a.device === own));
  const open = Math.max(
    sorted.findIndex(({ device }) => device === chosen),
    0,
  );

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextTab(event.key, open, sorted.length);
    if (next < 0) return;
    event.preventDefault();
    setChosen(sorted[next]?.device);
    row.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <div className="device-tabs" role="tablist" aria-labelledby="device-home" ref={row}>
        {sorted.map(({ device, label }, i) => (
          <button
            key={device}
            type="button"
            role="tab"
            id={`home-${device}`}
            aria-controls={`home-${device}-steps`}
            aria-selected={i === open}
            tabIndex={i === open ? 0 : -1}
            onClick={() => setChosen(device)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {sorted.map(({ device, label, steps }, i) => (
        <div
          key={device}
          role="tabpanel"
          id={`home-${device}-steps`}
          aria-labelledby={`home-${device}`}
          hidden={i !== open}
        >
          {/* Styles show it where there are no tabs. */}
          <h3 className="device-tab-name">{label}</h3>
          {device === own && <InstallHere />}
          <ol className="device-how">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}

/** The browser's own way, where it has offered one. */
function InstallHere() {
  const offer = useInstall((state) => state.offer);
  if (!offer) return null;
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={acceptInstall}>
        <Icon name="download" />
        <span>{words.install}</span>
      </button>
      <p>{words.byHand}</p>
    </>
  );
}
