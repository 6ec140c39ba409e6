import type { DeviceCopy } from '#copy/types/device.ts';
import { Act } from './kept/Act.tsx';
import { lockInWords, lockOf } from './kept/in-words.ts';
import type { Kept } from './kept/kept.ts';

interface LockPanelProps {
  copy: DeviceCopy['lock'];
  kept: Kept | undefined;
}

/** Whether a passphrase locks the documents, and the way to where it is set, changed or typed. */
export function LockPanel({ copy, kept }: LockPanelProps) {
  const lock = kept && lockOf(kept);
  return (
    <section className="panel device device-live" aria-labelledby="device-lock">
      <h2 id="device-lock">{copy.heading}</h2>
      <p>{copy.text}</p>
      <div className="device-line">
        <p>{lockInWords(kept)}</p>
        {lock && <Act {...lock} />}
      </div>
    </section>
  );
}
