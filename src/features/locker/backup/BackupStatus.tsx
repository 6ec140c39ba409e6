import { useEffect, useRef } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import { BytesDone, liveness } from '#features/locker/BytesDone.tsx';
import * as words from '#features/locker/words/backup-status.tsx';
import { useLocker } from '#store/locker.ts';
import { useBackup } from '#store/locker-backup.ts';
import { BackupContents } from './BackupContents.tsx';
import { begin } from './begin.ts';
import { cancelBackup } from './course.ts';
import { importOpened, undoLast } from './import-archive.ts';

const BackupPassphrase = laterComponent(() => import('./BackupPassphrase.tsx'));

/**
 * Begins what was asked for; shows what a chosen backup holds, how far work is, and what came of it. A default export,
 * so that it can be loaded with the first press.
 */
export default function BackupStatus() {
  const { running, progress, outcome, asked, opened, encrypted, undoable } = useBackup();
  const ready = useLocker((locker) => locker.ready);
  const status = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, with the focus in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with these.
  useEffect(() => {
    if (document.activeElement === document.body) status.current?.focus();
  }, [running === undefined, outcome, opened]);
  useEffect(() => {
    // Not before it is known whether the locker is locked: of a locked one nothing is begun until it is unlocked.
    if (ready && asked && !running) void begin(asked);
  }, [ready, asked, running]);
  return (
    <>
      <div
        role="status"
        aria-live={progress ? liveness(progress.done, progress.total) : undefined}
        tabIndex={-1}
        ref={status}
      >
        {running && (
          <p className="locker-progress">
            <span className="spin" aria-hidden="true" />
            <span>{running}</span>
          </p>
        )}
        {outcome?.tone === 'done' && <p>{outcome.text}</p>}
      </div>
      {progress && <BytesDone done={progress.doneBytes} total={progress.bytes} />}
      {running && (
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={cancelBackup}>
          {words.cancel}
        </button>
      )}
      {!running && undoable && outcome && (
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() => void undoLast()}
        >
          {words.undoImport}
        </button>
      )}
      {outcome?.tone === 'failed' && (
        <p className="locker-failed" role="alert">
          {outcome.text}
        </p>
      )}
      {encrypted && <BackupPassphrase />}
      {opened && (
        <BackupContents
          contents={opened.contents}
          onAdd={() => void importOpened()}
          onCancel={() => useBackup.setState({ opened: undefined })}
        />
      )}
    </>
  );
}
