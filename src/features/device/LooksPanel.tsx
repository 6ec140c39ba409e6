import { type ReactElement, useEffect, useState } from 'react';
import type { DeviceCopy } from '#copy/types/device.ts';
import { useRest } from '#pwa/rest-choice.ts';
import { chooseRest } from '#pwa/take-rest.ts';
import { setCalm, useCalm } from '#store/calm.ts';
import { isSlashOn, setSlash } from '#store/slash-key.ts';
import { Switch } from './Switch.tsx';

interface LooksPanelProps {
  copy: DeviceCopy['looks'];
  /** The choice of colours, which the footer has as well. */
  appearance: ReactElement;
}

/** Settings of this device. */
export function LooksPanel({ copy, appearance }: LooksPanelProps) {
  const calm = useCalm((mode) => mode.calm);
  const [slash, setShown] = useState(true);
  const takesRest = useRest(({ takes }) => takes);
  // The served page knows of no choice.
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    setShown(isSlashOn());
    setHere(true);
  }, []);

  function choose(on: boolean): void {
    setSlash(on);
    setShown(isSlashOn());
  }

  return (
    <section className="panel device device-live" aria-labelledby="device-looks">
      <h2 id="device-looks">{copy.heading}</h2>
      <p>{copy.text}</p>
      {appearance}
      <Switch {...copy.rest} on={!isHere || takesRest} onChange={(on) => void chooseRest(on)} />
      <Switch {...copy.calm} on={calm} onChange={setCalm} />
      <Switch {...copy.slash} on={slash} onChange={choose} />
    </section>
  );
}
