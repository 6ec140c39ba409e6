import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { otherLanguages } from '../languages.ts';

/** File that makes a folder of `src/features`, or one in it, a tool. */
const TOOL_FILE = 'tool.ts';

/** Folders of tools below `src/features`, as `emi` or `number-check/pan`, sorted. */
export function toolFolders(root: string): string[] {
  const features = path.join(root, 'src/features');
  return readdirSync(features, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(`/${TOOL_FILE}`))
    .map((file) => path.posix.dirname(file))
    .sort();
}

/** `number-check/pan` as `numberCheckPan`. */
const asName = (folder: string) =>
  folder.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());

/** Sources below `src/generated` that collect what the folders of tools hold, by their files. */
export function toolFiles(root: string): Map<string, string> {
  const folders = toolFolders(root);
  const having = (file: string) =>
    folders.filter((folder) => existsSync(path.join(root, 'src/features', folder, file)));
  const texts = otherLanguages(root).map((code): [string, string] => [
    `tool-texts.${code}.ts`,
    collected(having(`tool.${code}.ts`), `tool.${code}.ts`, 'texts', (names) => [
      '/** Names, titles and lines of all tools, by their English. */',
      'export const toolTexts: Readonly<Record<string, string>> = {',
      ...names.map((name) => `  ...${name},`),
      '};',
    ]),
  ]);
  return new Map([
    [
      'tools.ts',
      collected(folders, TOOL_FILE, 'tool', (names) => [
        '/** All tools, by their folders. */',
        'export const tools = {',
        ...names.map((name) => `  ${name},`),
        '} as const;',
      ]),
    ],
    ...texts,
  ]);
}

/** A module that imports what a file of each folder exports. */
function collected(
  folders: readonly string[],
  file: string,
  exported: string,
  rest: (names: readonly string[]) => readonly string[],
): string {
  const imports = folders.map(
    (folder) => `import { ${exported} as ${asName(folder)} } from '#features/${folder}/${file}';`,
  );
  const lines = [
    '// Made by `npm run generate` of the folders in src/features.',
    ...imports,
    '',
    ...rest(folders.map(asName)),
  ];
  return `${lines.join('\n')}\n`;
}
