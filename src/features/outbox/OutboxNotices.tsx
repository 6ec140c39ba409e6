import { Note } from '#components/Note.tsx';
import { site } from '#content/site.ts';
import { useOutbox } from '#store/outbox.ts';
import { type StorageProblem, useStorageStatus } from '#store/storage-status.ts';
import { forgetLost } from './delivery/lost-messages.ts';

const STORAGE: Record<StorageProblem, string> = {
  unavailable:
    'This browser does not let the site store anything. What you type is kept only while this page is open.',
  busy: 'The storage of this device is not answering. What you type is kept only while this page is open.',
  full: 'This device has no space left for this site. What you type is kept only while this page is open.',
  newer:
    'A newer version of this site has been used on this device. Reload the page to see what it stored.',
};

/** What a visitor must know about messages and storage before writing another one. */
export function OutboxNotices() {
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
          <p>{STORAGE[problem]}</p>
        </Note>
      )}
      {lost > 0 && (
        <Note tone="danger" role="alert">
          <p>
            {lost === 1 ? '1 message that waited was' : `${lost} messages that waited were`} lost,
            because this browser’s storage was cleared. Please write again.{' '}
            <button type="button" className="btn btn-text" onClick={dismiss}>
              Dismiss
            </button>
          </p>
        </Note>
      )}
      {quarantined > 0 && (
        <Note tone="wait" role="status">
          <p>
            {quarantined === 1 ? '1 stored message' : `${quarantined} stored messages`} could not be
            read. They are set aside on this device; the others are sent as usual.
          </p>
        </Note>
      )}
      {queue?.pausedFor === 'service' && (
        <Note tone="wait" role="status">
          <p>
            Our mail service does not accept messages at the moment. Yours are kept and tried again
            every hour. If it is urgent, call <a href={site.phone.href}>{site.phone.label}</a> or
            write to <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
        </Note>
      )}
    </>
  );
}
