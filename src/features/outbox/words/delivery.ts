import { plural } from '#words/plural.ts';

export const sent = (count: number) => plural(count, '1 message sent.', `${count} messages sent.`);
export const backOnlineAndSent = (count: number) =>
  plural(count, 'Back online. 1 message sent.', `Back online. ${count} messages sent.`);
export const failed = 'A message could not be sent. See the reason in the outbox.';
/** Where a copy may have arrived. */
export const notConfirmed =
  'A message is not confirmed, and a copy may have arrived. See the reason in the outbox.';
