import { textsOf } from '#copy/texts.ts';
import { type EnglishFile, englishFiles } from './english-files.ts';

type Module = Record<string, unknown>;

const modules = import.meta.glob<Module>(
  ['/copy/{pages,menus}/**/*.ts', '/src/features/**/{tool,samples}.ts'],
  { eager: true },
);

/** What a file of copy or of a tool has to be translated. */
export interface EnglishTexts extends EnglishFile {
  /** Texts of its copy or samples, each once. */
  texts: readonly string[];
  /** Names of what it exports of them. */
  names: readonly string[];
  /** Name, title and line of a tool. */
  tool: readonly string[];
}

/** All texts of pages, menus and tools that a language may translate. Words are read from their sources. */
export function englishTexts(root: string): EnglishTexts[] {
  return englishFiles(root).map((each) => {
    const { facts: _, ...copy } = each.kind === 'words' ? {} : (modules[`/${each.file}`] ?? {});
    const { samples } = modules[`/${each.file.replace(/tool\.ts$/, 'samples.ts')}`] ?? {};
    const { name, title, line } = Object(copy.tool) as Record<string, string | undefined>;
    return {
      ...each,
      texts: unique(textsOf(each.kind === 'tool' ? (samples ?? []) : copy)),
      names: Object.keys(copy),
      tool: unique([name, title, line]),
    };
  });
}

/** What has words: figures and signs are the same in every language. */
const unique = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts)].filter((text) => text !== undefined && /\p{L}{2}/u.test(text)) as string[];
