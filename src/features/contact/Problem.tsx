import { Link } from '#components/Link.tsx';
import { Note } from '#components/Note.tsx';
import { MAX_WAITING } from '#core/outbox/limits.ts';
import type { ContactState } from './use-contact-form.ts';

/** Why the message did not leave the form, above it. What was typed stays. */
export function Problem({ state }: { state: ContactState }) {
  if (state === 'failed')
    return (
      <Note tone="danger" role="alert">
        <p>Failed to send message. Please try again.</p>
      </Note>
    );
  if (state === 'unsaved')
    return (
      <Note tone="danger" role="alert">
        <p>
          There is no network, and this browser does not let us save your message. Keep this page
          open and send it again when you are online.
        </p>
      </Note>
    );
  if (state === 'full')
    return (
      <Note tone="danger" role="alert">
        <p>
          {MAX_WAITING} messages already wait on this device, the most it keeps. Delete one in the{' '}
          <Link to="/outbox">outbox</Link>, or send this one when you are online.
        </p>
      </Note>
    );
  return null;
}
