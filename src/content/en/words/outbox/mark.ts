export const waiting = (count: number) => `Outbox, ${count} waiting`;
export const waitingAndFailed = (count: number, failed: number) =>
  `${waiting(count)}, ${failed} could not be sent`;
