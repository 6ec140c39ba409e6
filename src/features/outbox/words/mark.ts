/** Of messages that go no further, no copy of the unsent ones can have arrived; of the unconfirmed ones it may. */
export const waiting = (count: number, unsent: number, unconfirmed: number) =>
  [
    `Outbox, ${count} waiting`,
    unsent > 0 && `${unsent} could not be sent`,
    unconfirmed > 0 && `${unconfirmed} not confirmed`,
  ]
    .filter(Boolean)
    .join(', ');
