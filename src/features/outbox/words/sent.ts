import { clock, localDay } from '#words/times.ts';

export const heading = 'Sent';
export const textIsGone = 'The last ten from this device, without their text.';
/** By the time when it was. */
export const sentToday = (time: number) => `Sent today, ${clock(time)}`;
export const sentYesterday = (time: number) => `Sent yesterday, ${clock(time)}`;
export const sentOn = (time: number) => `Sent ${localDay(time)}, ${clock(time)}`;
export const number = 'Number';
export const remove = 'Remove';
export const removeThis = (id: string) => `Remove from the list: ${id}`;
export const removeAll = 'Clear this list';
export const notRemoved = 'Not removed: storage is busy. Try again.';
