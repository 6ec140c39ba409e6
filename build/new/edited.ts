import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Edit } from './recipe.ts';

/**
 * The sources of all files that are changed, by their names. Writes none of them.
 *
 * @throws Error which anchor is gone from which file, or is there more than once
 */
export function edited(edits: readonly Edit[], root: string): Readonly<Record<string, string>> {
  const sources: Record<string, string> = {};
  for (const { file, anchor, text } of edits) {
    const source = sources[file] ?? readFileSync(path.join(root, file), 'utf8');
    const [before, after, ...others] = source.split(anchor);
    if (after === undefined || others.length > 0)
      throw new Error(
        `${file} has to have this once, as build/new knows it, and has it ${others.length ? 'more often' : 'nowhere'}:\n${anchor}`,
      );
    sources[file] = `${before}${text}${after}`;
  }
  return sources;
}
