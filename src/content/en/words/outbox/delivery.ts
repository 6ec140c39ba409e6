export const sent = (count: number) =>
  count === 1 ? '1 message sent.' : `${count} messages sent.`;
export const backOnlineAndSent = (count: number) =>
  count === 1 ? 'Back online. 1 message sent.' : `Back online. ${count} messages sent.`;
export const failed = 'A message could not be sent. The outbox has it, and the reason.';
