export const waiting = (count: number) => `Outbox, ${count} waiting`;
