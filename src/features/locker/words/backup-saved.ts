import { documentCount } from '#words/locker/common.ts';

export const holds = (count: number) => `The backup with ${documentCount(count)} was created.`;
export const filesGone = (count: number) =>
  `The files of ${documentCount(count)} are no longer on this device.`;
export const partSaved = (part: number, parts: number, count: number) =>
  `Part ${part} of ${parts} was created, with ${documentCount(count)}.`;
export const keepAllParts = (parts: number) =>
  `The backup consists of ${parts} files. Keep all of them.`;
export const completeOnce = (parts: number) =>
  `The backup is complete once part ${parts} is created.`;
