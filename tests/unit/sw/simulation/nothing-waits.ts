/** In place of the outbox, which has a simulation of its own. */
export const flush = async () => ({ remaining: 0 });
export const waitingRecords = async () => [];
