import { plural } from '#words/plural.ts';

/** What is missing without being needed, and what becomes of it. */
export const without = (count: number) =>
  plural(
    count,
    '1 font, picture or download is missing, because it could not be downloaded. All pages and tools work without it. It is fetched later automatically.',
    `${count} fonts, pictures or downloads are missing, because they could not be downloaded. All pages and tools work without them. They are fetched later automatically.`,
  );
