import type { ReactElement } from 'react';
import { documentCount } from '#words/locker/common.ts';
import { plural } from '#words/plural.ts';

export const cancel = 'Cancel';
export const undoImport = 'Undo the import';
export const undone = (count: number) => `The import is undone: ${documentCount(count)} removed.`;
export const filesTakenOut = (count: number) =>
  `${documentCount(count)} ${plural(count, 'is', 'are')} without a file again, as before.`;

export const cancelled = 'Cancelled.';
export const added = (count: number) => `${documentCount(count)} added.`;
export const hereAlready = (count: number) =>
  `${documentCount(count)} ${plural(count, 'was', 'were')} here already.`;
export const damaged = (titles: string) => `Damaged in the backup and not added: ${titles}.`;
/** @param named the first of many titles, with commas between them */
export const namedAndMore = (named: string, more: string) => `${named} and ${more} more`;
export const endedEarly = (why: string) =>
  `It ended early. ${why} Import the same file again to go on.`;

export const inThisBackup = 'In this backup';
export const contents = (count: number, size: string, fresh: number, here: number) => {
  const [areNew, areHere] = [fresh.toLocaleString('en-IN'), here.toLocaleString('en-IN')];
  return plural(
    here,
    `${documentCount(count)}, ${size}: ${areNew} would be new, ${areHere} is here already.`,
    `${documentCount(count)}, ${size}: ${areNew} would be new, ${areHere} are here already.`,
  );
};
export const unreadable = (count: number) => `${documentCount(count)} in it cannot be read.`;
/** What else the backup holds, by the kinds of text in it. */
export const holdsTexts = {
  messages:
    'It holds waiting messages too, as text. They stay in the file, so that nothing is sent twice; open it with another program to read them.',
  drafts:
    'It holds drafts too, as text. They stay in the file, so that nothing is sent twice; open it with another program to read them.',
  both: 'It holds waiting messages and drafts too, as text. They stay in the file, so that nothing is sent twice; open it with another program to read them.',
};
export const issuersUnchecked = 'The issuers are as named in this backup. Nobody has checked them.';
export const documentsInThisBackup = 'Documents in this backup';
export const andMore = (count: string) => `and ${count} more.`;
export const addToLocker = 'Add to the locker';

/** A document of the backup. */
export const withFile = (file: ReactElement, size: string, issuer: ReactElement) => (
  <span>
    {file}, <span>{size}</span>, issuer: {issuer}.
  </span>
);
export const withoutFile = (issuer: ReactElement) => <span>without a file, issuer: {issuer}.</span>;
export const isHere = 'Here already.';
export const isNew = 'New.';
