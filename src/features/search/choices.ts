import type { Icon } from '#copy/types/pictures.ts';
import { prefix } from '#words/language.ts';
import * as said from '#words/search.ts';
import type { Act } from './acts/acts.ts';
import type { FoundAnswer } from './find-answers.ts';
import type { Found, Search } from './make-search.ts';
import type { IndexedEndpoint, IndexedTool } from './search-file.ts';
import * as acting from './words/acts.ts';

/** Lines of each group at most. */
export const MAX_CHOICES = { tools: 5, pages: 5, endpoints: 4 };

/** One line to choose. */
export interface Choice {
  /** Where it leads; empty for an act. */
  to: string;
  act?: Act;
  icon: Icon;
  title: string;
  /** What it is; empty until that is known. */
  line: string;
  /** Verb of a documented request, whose path is the title. */
  method?: string;
  isTool?: boolean;
  /** Whether title and line are English on a page in another language. */
  inEnglish?: boolean | undefined;
  /** Whether all of its line is to be read. */
  isAnswer?: true;
}

/** Lines under one heading. */
export interface ChoiceGroup {
  heading: string;
  choices: readonly Choice[];
}

/** What a query found: figures, then tools, acts, pages, endpoints; without groups that are empty. */
export const groupsFound = ({ answers, tools, acts, pages, endpoints }: Found): ChoiceGroup[] =>
  [
    { heading: said.answers, choices: answers.map(ofAnswer) },
    { heading: said.tools, choices: tools.slice(0, MAX_CHOICES.tools).map(ofTool) },
    { heading: acting.heading, choices: acts.map(ofAct) },
    {
      heading: said.pages,
      choices: pages.slice(0, MAX_CHOICES.pages).map(({ page, answer }): Choice => {
        const { path, title, description, inEnglish } = page;
        // Text already shown above is not repeated.
        const [line, to] =
          answer && answers.length === 0
            ? [answer[0], `${path}#${answer[1]}`]
            : [description, path];
        return { to, icon: 'doc', title, line, inEnglish };
      }),
    },
    {
      heading: said.endpoints,
      choices: endpoints.slice(0, MAX_CHOICES.endpoints).map(ofEndpoint),
    },
  ].filter(({ choices }) => choices.length > 0);

/** A tool as the menus know it, without the index. */
export type MenuTool = Pick<Choice, 'to' | 'icon'> & { name: string };

/**
 * What is offered before anything is typed: the tools opened last, then those most used.
 *
 * @param search undefined while there is no index; only names are known then
 * @param recent addresses of tools, as they were stored
 */
export function groupsAtFirst(
  search: Search | undefined,
  mostUsed: readonly MenuTool[],
  recent: readonly string[],
): ChoiceGroup[] {
  const known = (to: string) => search?.tools.find((tool) => tool.to === to);
  const last = recent.flatMap((to) => known(to) ?? []).map(ofTool);
  const rest = mostUsed
    .filter(({ to }) => !last.some((choice) => choice.to === to))
    .map(({ name, ...tool }): Choice => {
      const whole = known(tool.to);
      return whole ? ofTool(whole) : { ...tool, title: name, line: '', isTool: true };
    });
  return [
    { heading: said.recent, choices: last },
    { heading: said.mostUsed, choices: rest },
  ].filter(({ choices }) => choices.length > 0);
}

const ofAnswer = ({ name, figures, to, inEnglish }: FoundAnswer): Choice => ({
  to,
  icon: 'cash',
  title: name,
  line: figures,
  inEnglish,
  isAnswer: true,
});

const ofAct = (act: Act): Choice => ({
  to: '',
  act,
  icon: act.icon,
  title: act.title,
  line: act.line,
});

export const ofTool = ({ to, icon, title, line }: IndexedTool): Choice => ({
  to,
  icon: icon as Icon,
  title,
  line,
  isTool: true,
});

// The documented API is English in every language.
export const ofEndpoint = ({ to, method, path, label }: IndexedEndpoint): Choice => ({
  to,
  icon: 'code',
  title: path,
  line: label,
  method,
  inEnglish: prefix !== '',
});
