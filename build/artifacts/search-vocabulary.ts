import { ownWords } from '../../src/content/en/menus/own-words.ts';
import { toolbox } from '../../src/content/en/menus/toolbox.ts';
import { vocabulary } from '../../src/content/en/menus/vocabulary.ts';
import type { ToolGroup } from '../../src/content/types/toolbox.ts';
import type { Vocabulary } from '../../src/content/types/vocabulary.ts';

/**
 * How the search of a language reads what is typed. In another language it stands for the site's words in both: pages
 * are found by their English titles as well.
 *
 * @param language the tools and the site's own words, in the order of the English ones
 */
export function vocabularyIn(language: {
  toolbox: readonly ToolGroup[];
  ownWords: readonly string[];
}): Vocabulary {
  const titles = new Map(paired(titlesIn(toolbox), titlesIn(language.toolbox)));
  const pairs = paired(ownWords, language.ownWords);
  /** What is known of each word of the site, for it and for what the language calls it. */
  const inBoth = <Known>(known: (own: string, others: string[]) => Known | undefined) =>
    Object.fromEntries(
      pairs.flatMap(([own, translated]) =>
        [...new Set([own, translated])].flatMap((each): [string, Known][] => {
          const others = own === translated ? [] : [each === own ? translated : own];
          const value = known(own, others);
          return value === undefined ? [] : [[each, value]];
        }),
      ),
    );
  return {
    ...vocabulary,
    asTools: inBoth((own) => {
      const title = vocabulary.asTools[own];
      return title && (titles.get(title) ?? title);
    }),
    synonyms: inBoth((own, others) => {
      const typed = [...(vocabulary.synonyms[own] ?? []), ...others];
      return typed.length > 0 ? typed : undefined;
    }),
  };
}

const titlesIn = (groups: readonly ToolGroup[]): string[] =>
  groups.flatMap(({ tools }) => tools.map(({ title }) => title));

const paired = (texts: readonly string[], others: readonly string[]): [string, string][] =>
  texts.map((text, i) => [text, others[i] ?? text]);
