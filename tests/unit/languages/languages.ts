import { STAYS_ENGLISH } from '#languages/stays-english.ts';
import homes from '../../../languages/homes.json';
import type { LanguageRules } from './rules.ts';

const rules = import.meta.glob<{ rules: LanguageRules }>('./*/rules.ts', { eager: true });

const statuses = import.meta.glob<{ status: string }>('/languages/*/language.json', {
  eager: true,
});

/** A language of the site other than English, with what tests have to know of it. */
export interface Language extends LanguageRules {
  code: string;
  /** Nothing of it is English any more but what stays so, as its folder says. */
  isComplete: boolean;
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
    isComplete: statuses[`/languages/${code}/language.json`]?.status === 'complete',
    script: new RegExp(`\\p{Script=${script}}`, 'u'),
    staysEnglish: [...STAYS_ENGLISH, ...(own.staysEnglish ?? [])],
    fullStop: own.fullStop ?? '.',
  };
}

/** What `npm run new language` writes, by its path. */
export const namedLanguages = import.meta.glob<{ tag: string; company: { brand: string } }>(
  '/languages/*/words/language.ts',
  { eager: true },
);

/** Every language that has a folder. */
export const languages: readonly Language[] = Object.values(namedLanguages).map(({ tag }) =>
  languageOf(tag),
);

/** The language of a file in a folder of `languages`. Throws where there is no such language. */
export function languageOfFile(file: string): Language {
  const [, folder] = /^\/languages\/([^/]+)\//.exec(file) ?? [];
  const found = languages.find(({ code }) => code === folder);
  if (!found) throw new Error(`${file} is of no language of the site.`);
  return found;
}

/** Whether a text may be the same in English and in a language. */
export const mayStay = ({ staysEnglish }: Language, text: string): boolean =>
  !/\p{L}{2}/u.test(text) || staysEnglish.some((pattern) => pattern.test(text));

/** The English file that a translation is of: `/copy/pages/contact.ts` of `/languages/hi/pages/contact.ts`. */
export function englishFile(file: string): string {
  const [, own = ''] = /^\/languages\/[^/]+\/(.*)$/.exec(file) ?? [];
  const home = Object.entries(homes).find(([, translated]) => own.startsWith(translated));
  if (!home) throw new Error(`${file} translates nothing.`);
  return `/${home[0]}${own.slice(home[1].length)}`;
}
