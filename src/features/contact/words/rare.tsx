import type { ReactElement } from 'react';

/** Where a copy may have arrived. */
export const earlierCopy =
  'The last try got no clear answer, so a copy may have arrived. The same text keeps its number, so we can recognise a duplicate. A changed text is a new message.';
export const unsaved =
  'There is no network, and this browser does not let us save your message. Keep this page open and send it again when you are online.';
export const unanswered =
  'The storage of this device is not answering. Nothing was sent now, and your message may or may not be saved. Keep this page open and send it again.';
export const full = (most: number, outbox: ReactElement) => (
  <span>
    <span>{most}</span> messages are already waiting on this device, which is the limit. Delete one
    in the {outbox}, or send this one when you are online.
  </span>
);
