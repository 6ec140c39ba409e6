import { plural } from '#words/plural.ts';

export const repaired = (fetched: number, total: number) =>
  plural(
    fetched,
    `1 of ${total} files was damaged or missing and has been fetched again.`,
    `${fetched} of ${total} files were damaged or missing and have been fetched again.`,
  );
export const wholeNow = 'Everything now matches what we published.';
export const damaged = (count: number, total: number) =>
  plural(
    count,
    `1 of ${total} files is damaged or missing.`,
    `${count} of ${total} files are damaged or missing.`,
  );
export const notFetched =
  'We could not fetch them again. Free some space on this device or use another network, then check again.';
export const connect = 'Connect to a network and check again.';
export const whole = (total: number, size: string) =>
  `All ${total} files, ${size}, are as we published them.`;

export const noCopy =
  'This browser keeps no copy of the site, so there is nothing to check: pages come from the network each time. On a first visit, wait until you read “Ready to work offline.” Private windows may keep nothing.';
export const unfinished =
  'The check did not finish. Close all tabs of this site, open it again, and check once more.';

export const checking = 'Checking.';
export const checked = (percent: number) => `${percent}% checked.`;
