import type { ReactElement } from 'react';

/** Where a copy may have arrived. */
export const earlierCopy =
  'The last try got no clear answer, so a copy may have arrived. The same text keeps its number, so we can recognise a duplicate. A changed text is a new message.';
export const full = (most: number, outbox: ReactElement) => (
  <span>
    <span>{most}</span> messages are already waiting on this device, which is the limit. Delete one
    in the {outbox}, or send this one when you are online.
  </span>
);
