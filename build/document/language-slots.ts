import { slot } from '../../src/routes/page-part.ts';

/**
 * React's links to the page in another language; attributes are in the order of `LanguageLink.tsx`. Links to pages that
 * are not translated name a language, too, and are in that of the page.
 */
const LINK = /( lang="(\w+)" hreflang="\2" href=")([^"]*)/gi;

/** Header or footer without where its links to other languages lead, and that by the slots it left. */
export interface Slotted {
  text: string;
  slots: Readonly<Record<string, string>>;
}

/** Replaces with a slot each address of the page in another language; the rest is the same on every page. */
export function slotLanguages(markup: string): Slotted {
  const slots: Record<string, string> = {};
  const text = markup.replace(LINK, (_link, before: string, code: string, href: string) => {
    const name = `in ${code}`;
    slots[name] = href;
    return before + slot(name);
  });
  return { text, slots };
}
