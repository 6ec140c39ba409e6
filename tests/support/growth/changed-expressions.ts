import path from 'node:path';
import { changedFiles } from '../../affected/changed-files.mjs';
import { someOf } from '../some-of.ts';
import type { Expression } from './expressions.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** All expressions of files that the branch has changed, and some of the others: at night all. */
export function changedExpressions(all: readonly Expression[], others: number): Expression[] {
  const changed = new Set(changedSources());
  const isChanged = ({ file }: Expression) => changed.has(file);
  return [
    ...all.filter(isChanged),
    ...someOf(
      all.filter((each) => !isChanged(each)),
      others,
    ),
  ];
}

/** None where there is no Git, or no `origin/main`: in an archive, or a clone of one commit. */
function changedSources(): string[] {
  try {
    return changedFiles(ROOT).files;
  } catch {
    return [];
  }
}
