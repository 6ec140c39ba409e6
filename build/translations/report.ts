import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textId, textIn } from '#copy/text-id.ts';
import { textsOf } from '#copy/texts.ts';
import { type Translated, translatedOf } from '#copy/translate.ts';
import { STAYS_ENGLISH } from '#languages/stays-english.ts';
import { LANGUAGES } from '../languages.ts';
import { type EnglishFile, englishFiles } from './english-files.ts';
import { type EnglishRecord, isOutdated, readRecord, recordOf } from './english-record.ts';
import { type Exported, exportedIn } from './exported.ts';

type Module = Record<string, unknown>;

/** How far a file of a language is. */
export interface FileReport {
  /** In the folder of the language: `pages/contact.ts`. */
  file: string;
  translated: number;
  /** Ids and texts that are shown in English, or names of exports. */
  missing: readonly string[];
  /** Translations whose English was changed since, by their English text, id or name. */
  outdated: readonly string[];
}

/** How far a language is, and what of its words was made of which English. */
export interface LanguageReport {
  code: string;
  files: readonly FileReport[];
  record: EnglishRecord;
}

const english = import.meta.glob<Module>(
  ['/copy/{pages,menus}/**/*.ts', '/src/features/**/{tool,samples}.ts'],
  { eager: true },
);
const translations = import.meta.glob<Module>(
  ['/languages/*/{pages,menus}/**/*.ts', '/languages/*/features/**/tool.ts'],
  { eager: true },
);
const rules = import.meta.glob<{ STAYS_ENGLISH: readonly RegExp[] }>(
  '/languages/*/stays-english.ts',
  { eager: true },
);

/**
 * How far a language is.
 *
 * @param isAccepted which outdated words hold as they are
 */
export function reportOf(
  root: string,
  code: string,
  isAccepted: (file: string) => boolean = () => false,
): LanguageReport {
  const own = rules[`/${LANGUAGES}/${code}/stays-english.ts`];
  const stays = [...STAYS_ENGLISH, ...(own?.STAYS_ENGLISH ?? [])];
  const mayStay = (text: string) =>
    !/\p{L}{2}/u.test(text) || stays.some((pattern) => pattern.test(text));
  const before = readRecord(root, code);
  const record: Record<string, Readonly<Record<string, string>>> = {};
  const files: FileReport[] = [];
  for (const each of englishFiles(root)) {
    if (each.kind === 'words') {
      const isHeld = isAccepted(each.own);
      const { recorded, ...report } = ofWords(root, code, each, before[each.own] ?? {}, isHeld);
      if (Object.keys(recorded).length > 0) record[each.own] = recorded;
      files.push(report);
    } else files.push({ file: each.own, ...ofTexts(code, each, mayStay) });
  }
  return { code, files, record };
}

/** Words, by the names of their exports. */
function ofWords(
  root: string,
  code: string,
  { file, own }: EnglishFile,
  before: Readonly<Record<string, string>>,
  isHeld: boolean,
): FileReport & { recorded: Readonly<Record<string, string>> } {
  const originals = exportsOf(path.join(root, file));
  const translation = exportsOf(path.join(root, LANGUAGES, code, own));
  const recorded: Record<string, string> = {};
  const missing: string[] = [];
  const outdated: string[] = [];
  for (const [name, { source = '' }] of originals) {
    const found = translation.get(name);
    if (!found || found.hasGap) missing.push(name);
    if (!found || found.kind === 'empty') continue;
    const { source: said = '' } = found;
    const isOld = !isHeld && isOutdated(before[name], source, said);
    if (isOld) outdated.push(name);
    recorded[name] = isOld ? (before[name] ?? '') : recordOf(source, said);
  }
  const translated = originals.size - new Set([...missing, ...outdated]).size;
  outdated.push(...[...translation.keys()].filter((name) => !originals.has(name)));
  return { file: own, translated, missing, outdated, recorded };
}

const exportsOf = (file: string): Map<string, Exported> =>
  existsSync(file) ? exportedIn(file, readFileSync(file, 'utf8')) : new Map();

/** Copy of a page or menu, and what is said of a tool: by its English texts. */
function ofTexts(
  code: string,
  { file, own, kind }: EnglishFile,
  mayStay: (text: string) => boolean,
): Omit<FileReport, 'file'> {
  const original = english[`/${file}`];
  const translation = translations[`/${LANGUAGES}/${code}/${own}`] ?? {};
  const samples = english[`/${path.posix.dirname(file)}/samples.ts`];
  const found =
    kind === 'tool'
      ? ofTool({ ...original, ...samples }, translation)
      : (Object.values(translation).map((each) => translatedOf(Object(each)))[0] ??
        untranslated(textsOf(withoutFacts(original))));
  const missing = found.missing.filter((text) => !mayStay(text));
  return {
    translated: found.translated.length,
    missing: missing.map((text) => `${textId(text)}  ${text}`),
    outdated: found.outdated,
  };
}

const untranslated = (texts: readonly string[]): Translated => ({
  isBegun: false,
  translated: [],
  missing: [...new Set(texts)],
  outdated: [],
});

const withoutFacts = ({ facts: _, ...copy }: Module = {}): Module => copy;

/** Name, title and line of a tool, and the texts of its samples. */
function ofTool({ tool, samples }: Module, { texts = {}, samples: own }: Module): Translated {
  const { name, title, line } = tool as Readonly<Record<string, string>>;
  const said = [...new Set([name, title, line])].filter((text) => text !== undefined);
  const given = texts as Readonly<Record<string, string>>;
  const ofSamples = translatedOf(Object(own)) ?? untranslated(textsOf(samples).filter(Boolean));
  return {
    isBegun: true,
    translated: [...said.filter((text) => textIn(given, text)), ...ofSamples.translated],
    missing: [...said.filter((text) => !textIn(given, text)), ...ofSamples.missing],
    outdated: ofSamples.outdated,
  };
}
