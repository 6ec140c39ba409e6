import { documentCount } from '#words/locker/common.ts';
import { plural } from '#words/plural.ts';

export const newer = (count: number) =>
  plural(
    count,
    `${documentCount(count)} was written by a newer version of this site and is not shown.`,
    `${documentCount(count)} were written by a newer version of this site and are not shown.`,
  ) +
  ' Reload the page to get it; if this stays, the site went back to an earlier version. Nothing is lost.';
export const lost = (count: number) =>
  plural(
    count,
    `${documentCount(count)} of the locker was lost, because this browser’s storage was cleared or damaged. Import your last backup, if you have one.`,
    `${documentCount(count)} of the locker were lost, because this browser’s storage was cleared or damaged. Import your last backup, if you have one.`,
  );
/** One of them; a lock hides its name. */
export const lostOne = (title: string | undefined, day: string) =>
  `${title ?? 'A document'}, added on ${day}`;
export const dismiss = 'Dismiss';
export const keptAWeek =
  'Safari may remove what websites keep after seven days without a visit. Add this site to the home screen to keep your documents: Share, then Add to Home Screen.';
