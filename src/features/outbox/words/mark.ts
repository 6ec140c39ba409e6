export const waiting = (count: number, failed: number) =>
  `Outbox, ${count} waiting${failed > 0 ? `, ${failed} could not be sent` : ''}`;
