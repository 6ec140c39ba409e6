import type { Chunk } from '../bundling/chunks.ts';

/**
 * What is wrong with a build whose entry imports anything statically. Browsers fetch that with the priority of a
 * stylesheet, regardless of the entry's own, in competition with what the first paint needs.
 */
export const entryProblems = (chunks: ReadonlyMap<string, Chunk>): string[] =>
  [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ file, imports }) =>
      imports.map(
        (imported) => `${file} imports ${imported}, which is then fetched before the first paint.`,
      ),
    );
