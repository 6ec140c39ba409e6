import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import alliance from '../../../copy/pages/alliance.ts';
import about from '../../../copy/pages/company/About.ts';
import contact from '../../../copy/pages/contact.ts';
import fraud from '../../../copy/pages/fraud.ts';
import portal from '../../../copy/pages/products/LoanPortal.ts';
import { textsOf } from '../../../copy/texts.ts';

/** Pages that are translated, by their files. */
const PAGES = {
  contact,
  fraud,
  'company/About': about,
  'products/LoanPortal': portal,
  alliance,
};

/** Of the words of these pages each language has so many. */
const STRINGS = 100;

/** A script whose letters are three bytes each, as all of India's are but Urdu's: Tamil's, from U+0B95 on. */
const FIRST_LETTER = 0x0b95;

/** A text that nobody reads: each letter is another one of three bytes, and it is longer by a third. */
function madeUp(text: string, shift: number): string {
  const letters = text.replace(/[a-z]/gi, (letter) =>
    String.fromCodePoint(FIRST_LETTER + ((letter.toLowerCase().charCodeAt(0) + shift) % 20)),
  );
  return letters + letters.slice(0, Math.ceil(letters.length / 3));
}

/** What is a sentence or a heading, and not an address, a name or a figure. */
const isProse = (text: string): boolean => /^[A-Z][a-z]+(?: [a-z,]+)+[.?]?$/.test(text);

/**
 * Begins a language in a copy of the project: how it is offered, and a hundred strings of a few pages.
 *
 * @returns how many strings it has
 */
export function addLanguage(
  copy: string,
  code: string,
  { direction = 'ltr', shift = 0 }: { direction?: 'ltr' | 'rtl'; shift?: number } = {},
): number {
  const say = (text: string) => JSON.stringify(madeUp(text, shift));
  const write = (file: string, text: string) => {
    const target = path.join(copy, 'languages', code, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  write('language.json', '{ "status": "growing" }');
  write(
    'words/language.ts',
    `export * from '#words/language.ts';
export const prefix: string = '/${code}';
export const tag = '${code}-IN';
export const direction: 'ltr' | 'rtl' = '${direction}';
export const name = ${say('Language')};
export const question = ${say('Would you like to read this site in it?')};
export const accept = ${say('Read it')};
export const allLanguages = ${say('All languages')};
`,
  );
  let count = 0;
  for (const [page, english] of Object.entries(PAGES)) {
    const texts = [...new Set(textsOf(english).filter(isProse))].slice(0, STRINGS - count);
    count += texts.length;
    const rows = texts.map((text) => `  ${JSON.stringify(text)}: ${say(text)},`);
    write(
      `pages/${page}.ts`,
      `import english from '#copy/pages/${page}.ts';
import { translate } from '#copy/translate.ts';

export default translate(english, {
${rows.join('\n')}
});
`,
    );
  }
  return count;
}
