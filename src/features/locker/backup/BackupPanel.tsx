import { useState } from 'react';
import { FileButton } from '#components/forms/FileButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { laterComponent } from '#components/later/later-component.tsx';
import * as words from '#features/locker/words/backup-panel.ts';
import { useLocker } from '#store/locker.ts';
import { useBackup } from '#store/locker-backup.ts';
import { useUnsavedWork } from '#store/unsaved-work.ts';
import { leftOut } from '#words/locker/common.ts';

const BackupStatus = laterComponent(() => import('./BackupStatus.tsx'));
const PlainBackupDialog = laterComponent(() => import('#components/dialogs/PlainBackupDialog.tsx'));

/** Takes everything to another device: a zip with the files, and the way back in. */
export function BackupPanel() {
  const empty = useLocker(({ documents, waiting }) => documents.length + waiting.length === 0);
  const unread = useLocker(({ quarantined, newer }) => quarantined + newer);
  const backup = useBackup();
  const { running, next } = backup;
  const [asks, setAsks] = useState(false);
  const isLocked = useLocker(({ lock }) => lock !== 'off');
  useUnsavedWork(running !== undefined || next !== undefined);

  const save = () => {
    setAsks(false);
    useBackup.setState({ asked: 'save' });
  };
  /** A further part is as the first one. */
  function press(): void {
    if (empty || running) return;
    if (isLocked && !next) setAsks(true);
    else save();
  }

  return (
    <section className="panel form-card locker-backup" aria-labelledby="backup-title">
      <h2 className="h4" id="backup-title">
        {words.heading}
      </h2>
      <p>{`${words.about} ${leftOut(unread)}`}</p>
      <div className="form-actions">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={empty || running !== undefined || undefined}
          onClick={press}
        >
          <Icon name="download" />
          <span>{next ? words.savePart(next.part, next.parts) : words.save}</span>
        </button>
        <FileButton
          label={words.fileToImport}
          className="btn btn-outline-primary"
          disabled={running !== undefined}
          onFiles={([asked]) => useBackup.setState({ asked })}
        >
          {words.importIt}
        </FileButton>
      </div>
      {asks && <PlainBackupDialog onConfirm={save} onCancel={() => setAsks(false)} />}
      {Object.values(backup).some(Boolean) && <BackupStatus />}
    </section>
  );
}
