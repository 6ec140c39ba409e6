import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, otherLanguages } from '../languages.ts';

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
  const translated = (code: string) =>
    folders.filter((folder) =>
      existsSync(path.join(root, LANGUAGES, code, 'features', folder, TOOL_FILE)),
    );
  const texts = otherLanguages(root).map((code): [string, string] => [
    `tool-texts.${code}.ts`,
    collected(
      translated(code),
      TOOL_FILE,
      'texts',
      (names) => [
        '/** Names, titles and lines of all tools, by their English. */',
        'export const toolTexts: Readonly<Record<string, string>> = {',
        ...names.map((name) => `  ...${name},`),
        '};',
      ],
      `languages/${code}/features`,
    ),
  ]);
  const samples = collected(having('samples.ts'), 'samples.ts', 'samples', (names) => [
    '/** What each tool may be tried with, by the folders of the tools. */',
    'export const samples = {',
    ...names.map((name) => `  ${name},`),
    '} as const;',
  ]);
  const sampleTexts = otherLanguages(root).map((code): [string, string] => {
    const both = translated(code).filter((folder) => having('samples.ts').includes(folder));
    const source = collected(
      both,
      TOOL_FILE,
      'samples',
      (names) => [
        '/** Texts of the samples of each tool, by their English. */',
        'export const sampleTexts = {',
        ...names.map((name) => `  ${name}: textsBetween(samples.${name}, ${name}),`),
        '} as const;',
      ],
      `languages/${code}/features`,
    );
    const imports = [
      "import { textsBetween } from '#copy/translate.ts';",
      "import { samples } from './samples.ts';",
    ];
    return [`sample-texts.${code}.ts`, source.replace('\n', `\n${imports.join('\n')}\n`)];
  });
  const used = having('use.ts');
  const uses = collected(used, 'use.ts', 'use', () => [
    "import type { ToolUse } from '#copy/types/tool-use.ts';",
    '',
    '/** How each tool is used, by its folder. For tests. */',
    'export const uses: Readonly<Record<string, ToolUse>> = {',
    ...used.map((folder) => `  '${folder}': ${asName(folder)},`),
    '};',
  ]);
  return new Map([
    ['tool-copy.ts', copies(root)],
    ['number-formats.ts', numberFormats(root)],
    ['samples.ts', samples],
    ['uses.ts', uses],
    ...sampleTexts,
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

/** The kinds of numbers that a page can have checked: folders with the rule of one. */
function numberFormats(root: string): string {
  const folder = path.join(root, 'src/features/number-check');
  const kinds = readdirSync(folder).filter((kind) =>
    existsSync(path.join(folder, kind, 'check.ts')),
  );
  return [
    '// Made by `npm run generate` of the folders in src/features/number-check.',
    '/** Kinds of numbers that can be checked. */',
    'export type NumberFormat =',
    ...kinds.sort().map((kind) => `  | '${kind}'`),
  ]
    .join('\n')
    .concat(';\n');
}

/** What each folder with a `Tool.tsx` wants of the copy of a page: what its `copy.ts` says, or its samples alone. */
function copies(root: string): string {
  const features = path.join(root, 'src/features');
  const having = (file: string) => (folder: string) =>
    existsSync(path.join(features, folder, file));
  const folders = readdirSync(features).filter(having('Tool.tsx')).sort();
  const saying = folders.filter(having('copy.ts'));
  const copyOf = (folder: string) =>
    saying.includes(folder)
      ? asName(folder)
      : `{ samples: readonly Sample<keyof (typeof import('#features/${folder}/samples.ts'))['samples'][number]['values']>[] }`;
  const lines = [
    '// Made by `npm run generate` of the folders in src/features.',
    "import type { Sample } from '#copy/types/sample.ts';",
    ...saying.map(
      (folder) => `import type { Copy as ${asName(folder)} } from '#features/${folder}/copy.ts';`,
    ),
    '',
    '/** What the copy of a page hands to its tool, by the folder of the tool. */',
    'export interface Tools {',
    ...folders.map((folder) => `  '${folder}': ${copyOf(folder)};`),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * A module that imports what a file of each folder exports.
 *
 * @param below where these folders are, as imports name it
 */
function collected(
  folders: readonly string[],
  file: string,
  exported: string,
  rest: (names: readonly string[]) => readonly string[],
  below = 'features',
): string {
  const imports = folders.map(
    (folder) => `import { ${exported} as ${asName(folder)} } from '#${below}/${folder}/${file}';`,
  );
  const lines = [
    '// Made by `npm run generate` of the folders in src/features.',
    ...imports,
    '',
    ...rest(folders.map(asName)),
  ];
  return `${lines.join('\n')}\n`;
}
