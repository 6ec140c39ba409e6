import { Note } from '#components/Note.tsx';
import { site } from '#facts/site.ts';
import { useOutbox } from '#store/outbox.ts';
import { useStorageStatus } from '#store/storage-status.ts';
import { forgetLost } from './delivery/lost-messages.ts';
import * as words from './words/notices.tsx';

/** What a visitor must know about messages and storage before writing another one. A separate script: few need it. */
export default function OutboxNoteList() {
  const problem = useStorageStatus((status) => status.problem);
  const { lost, quarantined, queue } = useOutbox();

  function dismiss(): void {
    // The button goes, and the focus must not go with it.
    document.getElementById('main')?.focus({ preventScroll: true });
    forgetLost();
  }

  return (
    <>
      {problem && (
        <Note tone="wait" role="status">
          <p>{words.storageProblems[problem]}</p>
        </Note>
      )}
      {lost > 0 && (
        <Note tone="danger" role="alert">
          <p>
            <span>{words.lost(lost)}</span>{' '}
            <button type="button" className="btn btn-text" onClick={dismiss}>
              {words.dismiss}
            </button>
          </p>
        </Note>
      )}
      {quarantined > 0 && (
        <Note tone="wait" role="status">
          <p>{words.quarantined(quarantined)}</p>
        </Note>
      )}
      {queue?.pausedFor === 'service' && (
        <Note tone="wait" role="status">
          <p>
            {words.servicePaused(
              <a href={site.phone.href}>{site.phone.label}</a>,
              <a href={`mailto:${site.email}`}>{site.email}</a>,
            )}
          </p>
        </Note>
      )}
    </>
  );
}
