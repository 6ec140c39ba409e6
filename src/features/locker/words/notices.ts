import { documentCount } from '#words/locker/common.ts';
import { plural } from '#words/plural.ts';

export const inMemory =
  'This browser does not let the site keep anything: the locker is gone when you close this page.';
export const failed = (why: string) => `That did not work. ${why}`;
export const waiting = (count: number) =>
  plural(
    count,
    `${documentCount(count)} waits for you on this device. Sign in to see it in the list.`,
    `${documentCount(count)} wait for you on this device. Sign in to see them in the list.`,
  );
