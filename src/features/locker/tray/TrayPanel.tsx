import { useEffect, useRef, useState } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import { Note } from '#components/Note.tsx';
import { MAX_TRAY_BYTES, MAX_TRAY_FILES } from '#core/locker/limits.ts';
import type { TrayFile } from '#core/locker/tray/tray-file.ts';
import * as words from '#features/locker/words/tray.ts';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { useLocker } from '#store/locker.ts';
import { TrayRow } from './TrayRow.tsx';
import { discard, keep } from './tray-actions.ts';

const ConfirmDialog = laterComponent(() => import('#components/dialogs/ConfirmDialog.tsx'));

/**
 * Files that were sent from outside, each with what it is, to be kept or discarded. Nothing of them is
 * rendered or opened here. A default export, so that it can be loaded where there are some.
 */
export default function TrayPanel() {
  const tray = useLocker((view) => view.tray);
  const user = useLocker((view) => view.user?.id);
  const [said, setSaid] = useState('');
  const [asks, setAsks] = useState<readonly TrayFile[]>();
  const note = useRef<HTMLDivElement>(null);
  // What was said is not true any more for who signs in or out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the user is the reason.
  useEffect(() => setSaid(''), [user]);

  async function act(work: Promise<string>): Promise<void> {
    setAsks(undefined);
    setSaid(await work);
    // The button that had the focus is gone with its file.
    note.current?.focus();
  }

  return (
    <>
      <div role="status" tabIndex={-1} ref={note}>
        {said && (
          <Note tone="success">
            <p>{said}</p>
          </Note>
        )}
      </div>
      {tray.length > 0 && (
        <section className="panel tray" aria-labelledby="tray-title">
          <div className="tray__head">
            <h2 className="h4" id="tray-title">
              {words.heading}
            </h2>
            <p>{contents(tray)}</p>
            <p>{words.whoSent}</p>
            {tray.length > 1 && (
              <div className="form-actions">
                <button
                  type="button"
                  className="btn btn-primary"
                  onClick={() => void act(keep(tray))}
                >
                  {words.keepAll}
                </button>
                <button
                  type="button"
                  className="btn btn-outline-primary"
                  onClick={() => setAsks(tray)}
                >
                  {words.discardAll}
                </button>
              </div>
            )}
          </div>
          <ul className="docs tray__files">
            {tray.map((file) => (
              <TrayRow
                key={file.id}
                file={file}
                onKeep={() => void act(keep([file]))}
                onDiscard={() => setAsks([file])}
              />
            ))}
          </ul>
        </section>
      )}
      {asks && (
        <ConfirmDialog
          heading={words.discardHeading(asks.length)}
          text={words.aboutDiscarding}
          confirm={words.discardForGood}
          onConfirm={() => void act(discard(asks))}
          onCancel={() => setAsks(undefined)}
        />
      )}
    </>
  );
}

function contents(tray: readonly TrayFile[]): string {
  const bytes = tray.reduce((total, file) => total + file.bytes, 0);
  const isFull = tray.length >= MAX_TRAY_FILES || bytes >= MAX_TRAY_BYTES;
  const mostSize = bytesInWords(MAX_TRAY_BYTES);
  const waits = words.waits(tray.length, bytesInWords(bytes), MAX_TRAY_FILES, mostSize);
  return isFull ? `${waits} ${words.isFull}` : waits;
}
