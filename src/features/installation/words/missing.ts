import { plural } from '#words/plural.ts';

/** What is missing without being needed, and what becomes of it. */
export const without = (count: number) =>
  plural(
    count,
    '1 font, picture or download is missing: the network did not give it. All pages and tools work without it. It is fetched later by itself.',
    `${count} fonts, pictures or downloads are missing: the network did not give them. All pages and tools work without them. They are fetched later by themselves.`,
  );
