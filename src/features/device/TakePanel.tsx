import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '#components/FileButton.tsx';
import { Icon } from '#components/Icon.tsx';
import type { DeviceCopy } from '#content/types/device.ts';
import { BACKUP_FILES, useBackup } from '#store/locker-backup.ts';
import { ERASE, EXPORT } from './erase-messages.ts';
import type { Kept } from './kept.ts';
import { goneInWords } from './messages.ts';
import { useExport } from './use-export.ts';

const EraseDialog = lazy(() => import('./EraseDialog.tsx'));

interface TakePanelProps {
  take: DeviceCopy['take'];
  erase: DeviceCopy['erase'];
  kept: Kept | undefined;
}

/** Takes all that is kept along in a file, or leaves nothing of it here. */
export function TakePanel({ take, erase, kept }: TakePanelProps) {
  const [asks, setAsks] = useState(false);
  const [failed, setFailed] = useState(false);
  const { busy, exported, save } = useExport();
  const next = exported?.next;
  const navigate = useNavigate();
  const gone = kept ? goneInWords(kept) : '';

  /** To the locker, which looks into it and asks before it adds anything. */
  function handOver([asked]: File[]): void {
    if (!asked) return;
    useBackup.setState({ asked });
    void navigate('/digilocker#backup-title');
  }

  return (
    <section className="panel device device-live" aria-labelledby="device-take">
      <h2 id="device-take">{take.heading}</h2>
      <p>{take.text}</p>
      <div className="form-actions">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={busy || undefined}
          onClick={() => void save()}
        >
          <Icon name="download" />
          {busy ? EXPORT.busy : next ? EXPORT.part(next.part, next.parts) : EXPORT.all}
        </button>
        <FileButton
          label={EXPORT.bringBackFile}
          className="btn btn-outline-primary"
          accept={BACKUP_FILES}
          onFiles={handOver}
        >
          {EXPORT.bringBack}
        </FileButton>
      </div>
      <p className="device-small">{EXPORT.bringBackText}</p>
      <p role="status">{exported?.text}</p>
      <div className="device-line">
        <div>
          <h3>{erase.heading}</h3>
          <p>
            {kept && (gone ? ERASE.gone(gone) : ERASE.nothing)} {erase.text}
          </p>
        </div>
        <button
          type="button"
          className="btn btn-outline-primary device-danger"
          onClick={() => kept && setAsks(true)}
        >
          <Icon name="trash" />
          {ERASE.ask}
        </button>
      </div>
      {failed && <p role="alert">{ERASE.failed}</p>}
      {asks && (
        <Suspense>
          <EraseDialog
            gone={gone}
            onClose={() => setAsks(false)}
            onFailed={() => {
              setAsks(false);
              setFailed(true);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
