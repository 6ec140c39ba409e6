import type { LanguageRules } from './rules.ts';
import { STAYS_ENGLISH } from './stays-english.ts';

const rules = import.meta.glob<{ rules: LanguageRules }>('./*/rules.ts', { eager: true });

/** A language of the site besides English, with what tests have to know of it. */
export interface Language extends LanguageRules {
  code: string;
  /** Its letters. */
  script: RegExp;
  staysEnglish: readonly RegExp[];
  fullStop: string;
}

/** A language by its tag, `hi-IN`; CLDR says which script that is written in. */
export function languageOf(tag: string): Language {
  const { language: code, script } = new Intl.Locale(tag).maximize();
  const own = rules[`./${code}/rules.ts`]?.rules ?? {};
  return {
    ...own,
    code,
    script: new RegExp(`\\p{Script=${script}}`, 'u'),
    staysEnglish: [...STAYS_ENGLISH, ...(own.staysEnglish ?? [])],
    fullStop: own.fullStop ?? '.',
  };
}

/** What `npm run new language` writes, by its path. */
export const namedLanguages = import.meta.glob<{ tag: string; company: { brand: string } }>(
  ['/src/content/*/words/language.ts', '!/src/content/en/**'],
  { eager: true },
);

/** Every language that has a folder. */
export const languages: readonly Language[] = Object.values(namedLanguages).map(({ tag }) =>
  languageOf(tag),
);

/** The language of a file: a folder of `src/content`, or the end of the name. Throws where that is none. */
export function languageOfFile(file: string): Language {
  const [, folder, ending] = /^\/src\/(?:content\/([^/]+)\/|.*\.([a-z]+)\.tsx?$)/.exec(file) ?? [];
  const found = languages.find(({ code }) => code === (folder ?? ending));
  if (!found) throw new Error(`${file} is of no language of the site.`);
  return found;
}

/** Whether a text may be the same in English and in a language. */
export const mayStay = ({ staysEnglish }: Language, text: string): boolean =>
  !/\p{L}{2}/u.test(text) || staysEnglish.some((pattern) => pattern.test(text));
