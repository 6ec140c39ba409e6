import { documentCount } from '#words/locker/common.ts';
import { plural } from '#words/plural.ts';

export const quarantined = (count: number) =>
  plural(
    count,
    `${documentCount(count)} could not be read and was set aside. The others are not affected.`,
    `${documentCount(count)} could not be read and were set aside. The others are not affected.`,
  );
export const saveCopy = 'Save a copy';
export const copySaved = 'A copy was created. Its files may open in other programs.';
export const remove = 'Remove';
export const removed = 'What could not be read is removed.';
export const removeHeading = 'Remove what could not be read?';
export const removes = (count: number) =>
  `This removes ${documentCount(count)} from this device, with all that is left of the files, for good. Save a copy first if you may need it.`;
export const removeForGood = 'Remove for good';
