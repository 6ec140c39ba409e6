import path from 'node:path';

/** What replaces a module in a growing language: it leaves to English, and marks, what has no translation. */
const INSTEAD: Readonly<Record<string, string>> = {
  '#copy/translate.ts': 'copy/growing.ts',
  '#layouts/InEnglish.tsx': 'src/layouts/growing/InEnglish.tsx',
  'react/jsx-runtime': 'src/components/growing/jsx-runtime.ts',
  'react/jsx-dev-runtime': 'src/components/growing/jsx-dev-runtime.ts',
};

/** The file to import instead of a source; undefined where that is wanted itself. */
export function insteadOf(
  root: string,
  source: string,
  importer: string | undefined,
): string | undefined {
  const name = INSTEAD[source];
  if (!name || !importer) return undefined;
  const from = path.relative(root, importer);
  // The replacement imports the module that it replaces, and packages mark nothing.
  const isOwn =
    from === name ||
    from.startsWith('src/components/growing/') ||
    /(?:^|\/)node_modules\//.test(from);
  return isOwn ? undefined : path.join(root, name);
}
