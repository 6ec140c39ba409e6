import { ownWords } from '../../../copy/menus/own-words.ts';
import { toolbox } from '../../../copy/menus/toolbox.ts';
import { vocabulary } from '../../../copy/menus/vocabulary.ts';
import type { ToolGroup } from '../../../copy/types/toolbox.ts';
import type { Vocabulary } from '../../../copy/types/vocabulary.ts';

/**
 * How the search of a language reads what is typed. In another language it covers the site's words in both: pages
 * are found by their English titles as well.
 *
 * @param language the tools and the site's own words, in the order of the English ones
 */
export function vocabularyIn(language: {
  toolbox: readonly ToolGroup[];
  ownWords: readonly string[];
}): Vocabulary {
  const titles = new Map(paired(titlesIn(toolbox), titlesIn(language.toolbox)));
  const synonyms: Record<string, readonly string[]> = {};
  const asTools: Record<string, string> = {};
  for (const [own, translated] of paired(ownWords, language.ownWords)) {
    const names = own === translated.toLowerCase() ? [own] : [own, translated];
    const tool = vocabulary.asTools[own];
    for (const name of names) {
      const others = names.filter((each) => each !== name);
      const typed = [...(vocabulary.synonyms[own] ?? []), ...others];
      if (typed.length > 0) synonyms[name] = typed;
      if (tool) asTools[name] = titles.get(tool) ?? tool;
    }
  }
  return { ...vocabulary, synonyms, asTools };
}

const titlesIn = (groups: readonly ToolGroup[]): string[] =>
  groups.flatMap(({ tools }) => tools.map(({ title }) => title));

const paired = (texts: readonly string[], others: readonly string[]): [string, string][] =>
  texts.map((text, i) => [text, others[i] ?? text]);
