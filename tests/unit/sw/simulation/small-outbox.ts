import type { SmallOutbox } from './device.ts';

declare const self: { __OUTBOX: SmallOutbox };

/** In place of the outbox, which has a simulation of its own: what the device says of it. */
export const flush = () => self.__OUTBOX.flush();
export const waitingRecords = () => self.__OUTBOX.waitingRecords();
