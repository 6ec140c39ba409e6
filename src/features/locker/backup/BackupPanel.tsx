import { type ChangeEvent, lazy, Suspense, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { leftOutInWords } from '#features/locker/messages.ts';
import { useLocker } from '#store/locker.ts';
import { useBackup } from '#store/locker-backup.ts';
import { useUnsavedWork } from '#store/unsaved-work.ts';
import { openBackup, saveBackup } from './backup.ts';

const BackupStatus = lazy(() => import('./BackupStatus.tsx'));

/** Takes everything to another device: a zip with the files, and the way back in. */
export function BackupPanel() {
  const empty = useLocker(({ documents, waiting }) => documents.length + waiting.length === 0);
  const unread = useLocker(({ quarantined, newer }) => quarantined + newer);
  const { running, outcome, next, opened, encrypted } = useBackup();
  const input = useRef<HTMLInputElement>(null);
  useUnsavedWork(running !== undefined || next !== undefined);

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const [archive] = target.files ?? [];
    if (archive) void openBackup(archive);
    target.value = '';
  }

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
          onClick={() => !empty && void saveBackup()}
        >
          <Icon name="download" />
          {next ? `Save part ${next.part} of ${next.parts}` : 'Save backup'}
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={running !== undefined || undefined}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" />
          Import backup
        </button>
        <input
          ref={input}
          type="file"
          accept=".zip,.locked,application/zip"
          hidden
          aria-label="Backup to import"
          onChange={take}
        />
      </div>
      {(running || outcome || opened || encrypted) && (
        <Suspense>
          <BackupStatus />
        </Suspense>
      )}
    </section>
  );
}
