import { capital, quoted, type Recipe } from './recipe.ts';
import { fromTemplate } from './template.ts';
import { titles } from './titles.ts';

/** `amount-in-words` as `amountInWords`. */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A tool on its own page: writes an amount in words, until its author has put its own rule there. */
export const tool: Recipe = {
  questions: [
    {
      name: 'name',
      ask: 'Folder of the tool, such as amount-in-words?',
      problem: (answer) =>
        /^[a-z]+(?:-[a-z]+)*$/.test(answer.trim()) ? undefined : 'Small letters and hyphens only.',
    },
    ...titles,
  ],
  files: ({ name = '', title = '', hindi = '' }, root) =>
    fromTemplate(
      'tool',
      {
        'new-tool': name,
        newTool: camel(name),
        NewTool: capital(camel(name)),
        'New tool': quoted(title),
        'new tool': quoted(title.toLowerCase()),
        'नया टूल': quoted(hindi),
      },
      root,
    ),
  next: ({ name }) => [
    `1. Put the tool's own rule into src/features/${name}/rules.ts, and what it says into words.ts; its Hindi is in languages/hi/features/${name}.`,
    '2. tool.ts says where it is among the tools and what people type to find it.',
    `3. Its page, copy/pages/tools/${name}.ts: heading, description and copy, and their Hindi in languages/hi.`,
    '4. A file in changes/ says that there is a new tool.',
    '5. npm run check, npx vite build --mode demo, npm run e2e -- tests/e2e/tools',
    '6. npx playwright test -c tests/deep/deep.config.ts tool-secrets tools-offline',
  ],
};
