import { isFilled, quoted, type Recipe } from './recipe.ts';
import { fromTemplate } from './template.ts';

const PATH = /^(?:\/[A-Za-z][\w-]*)+$/;

/** A quiet page of text. It is in no list of search engines until it is linked from a menu. */
export const page: Recipe = {
  questions: [
    {
      name: 'path',
      ask: 'Path of the page, such as /company/Careers?',
      problem: (answer) =>
        PATH.test(answer.trim())
          ? undefined
          : 'A path begins with / and has letters, digits and - only.',
    },
    { name: 'title', ask: 'Its title in English?', problem: isFilled },
    { name: 'hindi', ask: 'Its title in Hindi?', problem: isFilled },
  ],
  files: ({ path = '', title = '', hindi = '' }, root) =>
    fromTemplate(
      'page',
      { '/new-page': path, 'New page': quoted(title), 'नया पेज': quoted(hindi) },
      root,
    ),
  next: ({ path }) => [
    `1. Write the copy in copy/pages${path}.ts and languages/hi/pages${path}.ts.`,
    '2. Link it: a line in a file of copy/menus and its Hindi. Then take noIndex out of its facts.',
    '3. npm run check',
  ],
};
