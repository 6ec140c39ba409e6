import { lazy, Suspense } from 'react';
import { FileButton } from '#components/FileButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { leftOutInWords } from '#features/locker/messages.ts';
import { useLocker } from '#store/locker.ts';
import { BACKUP_FILES, useBackup } from '#store/locker-backup.ts';
import { useUnsavedWork } from '#store/unsaved-work.ts';

const BackupStatus = lazy(() => import('./BackupStatus.tsx'));

/** Takes everything to another device: a zip with the files, and the way back in. */
export function BackupPanel() {
  const empty = useLocker(({ documents, waiting }) => documents.length + waiting.length === 0);
  const unread = useLocker(({ quarantined, newer }) => quarantined + newer);
  const backup = useBackup();
  const { running, next } = backup;
  useUnsavedWork(running !== undefined || next !== undefined);

  return (
    <section className="panel form-card locker-backup" aria-labelledby="backup-title">
      <h2 className="h4" id="backup-title">
        Move to another device
      </h2>
      <p>
        A backup is a zip file with all your documents, or several for a large locker. Import it on
        the other device: it shows what is inside before it adds anything, and adds nothing twice.
        It is not encrypted, so keep it as safe as your papers. {leftOutInWords(unread)}
      </p>
      <div className="form-actions">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={empty || running !== undefined || undefined}
          onClick={() => empty || running || useBackup.setState({ asked: 'save' })}
        >
          <Icon name="download" />
          {next ? `Save part ${next.part} of ${next.parts}` : 'Save backup'}
        </button>
        <FileButton
          label="Backup to import"
          className="btn btn-outline-primary"
          accept={BACKUP_FILES}
          disabled={running !== undefined}
          onFiles={([asked]) => useBackup.setState({ asked })}
        >
          Import backup
        </FileButton>
      </div>
      {Object.values(backup).some(Boolean) && (
        <Suspense>
          <BackupStatus />
        </Suspense>
      )}
    </section>
  );
}
