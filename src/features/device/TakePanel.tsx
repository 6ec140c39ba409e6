import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '#components/forms/FileButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { laterComponent } from '#components/later/later-component.tsx';
import type { DeviceCopy } from '#copy/types/device.ts';
import { useBackup } from '#store/locker-backup.ts';
import { AskPlain } from './export/AskPlain.tsx';
import { useExport } from './export/use-export.ts';
import { goneInWords } from './kept/in-words.ts';
import type { Kept } from './kept/kept.ts';
import * as eraseWords from './words/erase.ts';
import * as words from './words/take.ts';

const EraseDialog = laterComponent(() => import('./erase/EraseDialog.tsx'));

interface TakePanelProps {
  take: DeviceCopy['take'];
  erase: DeviceCopy['erase'];
  kept: Kept | undefined;
}

/** Takes all that is kept along in a file, or leaves nothing of it here. */
export function TakePanel({ take, erase, kept }: TakePanelProps) {
  const [asks, setAsks] = useState(false);
  const [failed, setFailed] = useState(false);
  const { busy, exported, question, save } = useExport();
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
          onClick={save}
        >
          <Icon name="download" />
          <span>{busy ? words.busy : next ? words.part(next.part, next.parts) : words.all}</span>
        </button>
        <FileButton
          label={words.bringBackFile}
          className="btn btn-outline-primary"
          onFiles={handOver}
        >
          {words.bringBack}
        </FileButton>
      </div>
      <p className="device-small">{words.bringBackText}</p>
      <p role="status">{exported?.text}</p>
      <AskPlain question={question} />
      <div className="device-line">
        <div>
          <h3>{erase.heading}</h3>
          <p>
            {kept && <span>{`${gone ? eraseWords.gone(gone) : eraseWords.nothing} `}</span>}
            <span>{erase.text}</span>
          </p>
        </div>
        <button
          type="button"
          className="btn btn-outline-primary device-danger"
          onClick={() => setAsks(true)}
        >
          <Icon name="trash" />
          {eraseWords.ask}
        </button>
      </div>
      {failed && <p role="alert">{eraseWords.failed}</p>}
      {/* Once it is known what would be gone: a press may come before that. */}
      {asks && kept && (
        <EraseDialog
          gone={gone}
          onClose={() => setAsks(false)}
          onFailed={() => {
            setAsks(false);
            setFailed(true);
          }}
        />
      )}
    </section>
  );
}
