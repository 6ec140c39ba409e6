import type { SmallOutbox } from './device.ts';

declare const self: { __OUTBOX: SmallOutbox };

/** In place of the outbox, which has a separate simulation: what the device says of it. */
export const flush = () => self.__OUTBOX.flush();
export const waitingRecords = () => self.__OUTBOX.waitingRecords();
