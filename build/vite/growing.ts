import path from 'node:path';

/** What replaces a module where a language has gaps: a page says that some of it is in English. */
const ON_PAGES: Readonly<Record<string, string>> = {
  '#layouts/InEnglish.tsx': 'src/layouts/growing/InEnglish.tsx',
};

/** What replaces a module in a growing language: also each text that was left in English is marked. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...ON_PAGES,
  'react/jsx-runtime': 'src/components/growing/jsx-runtime.ts',
  'react/jsx-dev-runtime': 'src/components/growing/jsx-dev-runtime.ts',
};

/** The file to import instead of a source; undefined where that is wanted itself. */
export function insteadOf(
  root: string,
  source: string,
  importer: string | undefined,
  grows: boolean,
): string | undefined {
  const name = (grows ? INSTEAD : ON_PAGES)[source];
  if (!name || !importer) return undefined;
  const from = path.relative(root, importer);
  // The replacement imports the module that it replaces, and packages mark nothing.
  const isOwn =
    from === name ||
    from.startsWith('src/components/growing/') ||
    /(?:^|\/)node_modules\//.test(from);
  return isOwn ? undefined : path.join(root, name);
}
