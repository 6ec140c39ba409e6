import { lazy, Suspense } from 'react';
import { FileButton } from '#components/forms/FileButton.tsx';
import { Icon } from '#components/Icon.tsx';
import * as words from '#content/en/words/locker/backup-panel.ts';
import { leftOut } from '#content/en/words/locker/common.ts';
import { useLocker } from '#store/locker.ts';
import { useBackup } from '#store/locker-backup.ts';
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
        {words.heading}
      </h2>
      <p>{`${words.about} ${leftOut(unread)}`}</p>
      <div className="form-actions">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={empty || running !== undefined || undefined}
          onClick={() => empty || running || useBackup.setState({ asked: 'save' })}
        >
          <Icon name="download" />
          {next ? words.savePart(next.part, next.parts) : words.save}
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
      {Object.values(backup).some(Boolean) && (
        <Suspense>
          <BackupStatus />
        </Suspense>
      )}
    </section>
  );
}
