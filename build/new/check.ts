import { capital, quoted, type Recipe } from './recipe.ts';
import { fromTemplate } from './template.ts';
import { titles } from './titles.ts';

const LIST = 'src/domain/number-labels.ts';
const LAST_LABELS = '  ...OTHER_LABELS,\n';
const LAST_IMPORT = "import { PAN_LABELS } from './labels/pan.ts';\n";

/** A kind of number with its page: four letters and five digits, until its author has put its issuer's rule there. */
export const check: Recipe = {
  questions: [
    {
      name: 'name',
      ask: 'Folder of the kind of number, such as pincode?',
      problem: (answer) => (/^[a-z]+$/.test(answer.trim()) ? undefined : 'Small letters only.'),
    },
    ...titles.map((question) => ({
      ...question,
      // It is also what people write before the number, which expressions look for.
      problem: (answer: string, before: Readonly<Record<string, string>>) =>
        question.problem(answer, before) ??
        (/^[\p{L}\p{M}\d ]+$/u.test(answer.trim())
          ? undefined
          : 'Letters, digits and spaces only.'),
    })),
  ],
  files: ({ name = '', title = '', hindi = '' }, root) =>
    fromTemplate(
      'check',
      {
        newcheck: name,
        Newcheck: capital(name),
        NEWCHECK: name.toUpperCase(),
        'New check': quoted(title),
        'NEW CHECK': quoted(title.toUpperCase()),
        'new check': quoted(title.toLowerCase()),
        'नई जाँच': quoted(hindi),
      },
      root,
    ),
  edits: ({ name = '' }) => [
    {
      file: LIST,
      anchor: LAST_IMPORT,
      text: `import { ${name.toUpperCase()}_LABELS } from './labels/${name}.ts';\n${LAST_IMPORT}`,
    },
    {
      file: LIST,
      anchor: LAST_LABELS,
      text: `  ${name}: ${name.toUpperCase()}_LABELS,\n${LAST_LABELS}`,
    },
  ],
  next: ({ name }) => [
    `1. The rule: src/features/number-check/${name}/check.ts, with its source, and numbers of the issuer in check.test.ts. Words are in words.ts, their Hindi in languages/hi/features/number-check/${name}.`,
    `2. src/domain/labels/${name}.ts: what people write before the number. To find it in a text among others, a line of FORMS in src/features/number-check/line/forms.ts.`,
    `3. samples.ts, tool.ts and use.ts there: values to try, place among the tools, a number that leaves no trace.`,
    `4. Its page, copy/pages/tools/${name}.ts, and its Hindi in languages/hi.`,
    '5. A file in changes/ says that there is a new check.',
    '6. npm run check, npx vite build --mode demo, npm run e2e -- tests/e2e/tools',
  ],
};
