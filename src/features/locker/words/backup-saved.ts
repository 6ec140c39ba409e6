import { documentCount } from '#words/locker/common.ts';

export const holds = (count: number) => `The backup with ${documentCount(count)} is made.`;
export const filesGone = (count: number) =>
  `The files of ${documentCount(count)} are gone from here.`;
export const partSaved = (part: number, parts: number, count: number) =>
  `Part ${part} of ${parts} is made, with ${documentCount(count)}.`;
export const keepAllParts = (parts: number) => `The backup is these ${parts} files: keep them all.`;
export const completeOnce = (parts: number) => `The backup is complete once part ${parts} is made.`;
