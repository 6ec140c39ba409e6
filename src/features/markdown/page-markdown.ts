import type { ShownRecipe } from '#copy/types/recipe.ts';
import { bullets, code, fence, prose, stacked } from './blocks.ts';
import { callsMarkdown } from './calls.ts';
import { pictureMarkdown, sequenceMarkdown, tallyMarkdown } from './heads.ts';
import type { MarkdownPage } from './markdown-file.ts';
import { type Addressed, sectionMarkdown } from './sections.ts';
import { verificationMarkdown } from './verification.ts';

/**
 * A page as Markdown, made of the same copy as its HTML.
 *
 * @param path canonical
 * @param origin of the site, before each address
 */
export function pageMarkdown(page: MarkdownPage, path: string, origin: string): string {
  const { heading, lead } = page.head;
  const text = stacked([
    `# ${prose(heading)}`,
    `> ${prose(lead)}`,
    `<${origin}${path}>`,
    ...bodyOf(page, (to) => origin + to),
  ]);
  return `${text}\n`;
}

function bodyOf(page: MarkdownPage, addressed: Addressed): string[] {
  if (page.view === 'Reference') return [pictureMarkdown(page.picture), callsMarkdown(page)];
  if (page.view === 'Verification') return verificationMarkdown(page, addressed);
  const sections = page.sections.map((section) => sectionMarkdown(section, addressed));
  const drawn = [
    'sequence' in page && page.sequence ? sequenceMarkdown(page.sequence) : '',
    'tally' in page && page.tally ? tallyMarkdown(page.tally) : '',
    'picture' in page && page.picture ? pictureMarkdown(page.picture) : '',
  ];
  if (page.view !== 'Recipes') return [...drawn, ...sections];
  return [
    ...drawn,
    ...page.before.map((section) => sectionMarkdown(section, addressed)),
    ...page.recipes.map((recipe) => recipeMarkdown(recipe, page.holdsLabel)),
    ...sections,
  ];
}

const recipeMarkdown = ({ heading, intro, steps }: ShownRecipe, holdsLabel: string) =>
  stacked([
    `## ${prose(heading)}`,
    prose(intro),
    ...steps.flatMap(({ title, text, method, path, curl, holds }, at) => [
      `### ${at + 1}. ${prose(title)}`,
      prose(text),
      code(`${method} ${path}`),
      fence(curl, 'sh'),
      holds.length > 0 ? `${holdsLabel}\n\n${bullets(holds.map(prose))}` : '',
    ]),
  ]);
