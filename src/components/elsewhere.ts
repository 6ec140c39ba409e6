import { elsewhere } from 'virtual:untranslated-pages';

/**
 * Whether a page is not in this language, and has its address in the default one.
 *
 * @param to path of the page, with or without query and anchor
 */
export const isElsewhere = (to: string): boolean =>
  elsewhere?.includes(to.split(/[?#]/, 1)[0] as string) ?? false;
