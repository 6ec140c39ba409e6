import { type FormEvent, useState } from 'react';
import { BusyButton } from '#components/forms/BusyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import type { DeviceCopy } from '#copy/types/device.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { later } from '#lib/later.ts';
import type { UpdateFinding } from '#pwa/check-update.ts';
import { acceptUpdate } from '#pwa/updates.ts';
import { useNetwork } from '#store/network.ts';
import { useUpdate } from '#store/update-status.ts';
import * as words from './words/version.tsx';

const looking = later(() => import('#pwa/check-update.ts'));

/** Which version this is, what is new in it, and whether there is a newer one. */
export function VersionPanel({ release, news }: Pick<DeviceCopy, 'release' | 'news'>) {
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<UpdateFinding>();
  const isReady = useUpdate(({ update }) => update === 'ready' || update === 'elsewhere');

  async function press(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (isReady) return acceptUpdate();
    setBusy(true);
    setFound(undefined);
    setFound(await look());
    setBusy(false);
  }

  return (
    <section className="panel device device-version" aria-labelledby="device-version">
      <div>
        <h2 id="device-version">
          {words.version(
            release.version,
            <time dateTime={release.builtOn}>{dayInWords(release.builtOn)}</time>,
          )}
        </h2>
        <p role="status">{isReady ? words.found.ready : found && words.found[found]}</p>
      </div>
      <form className="form-quiet" onSubmit={(event) => void press(event)}>
        <BusyButton busy={busy} busyLabel={words.looking}>
          {isReady ? words.use : words.look}
        </BusyButton>
      </form>
      <details className="fold device-news">
        <summary>
          <span>{news.heading}</span>
          <Icon name="chevron-down" className="i-sm" />
        </summary>
        <ul>
          {news.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** A part that cannot be loaded says as much of the network. */
async function look(): Promise<UpdateFinding> {
  if (!useNetwork.getState().online) return 'unanswered';
  return looking.load().then(
    ({ checkUpdate }) => checkUpdate(),
    () => 'unanswered' as const,
  );
}
