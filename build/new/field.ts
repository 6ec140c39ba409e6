import { contact } from './field/contact.ts';
import { document } from './field/document.ts';
import type { FieldKind, NewField } from './field/kind.ts';
import { signUp } from './field/sign-up.ts';
import type { Answers, Recipe } from './recipe.ts';

/** Each kind that `npm run new field` knows; docs/stored-fields.md has the others. */
const KINDS: Readonly<Record<string, FieldKind>> = {
  document,
  contact,
  signUp,
};

const kindOf = ({ kind = '' }: Answers) => KINDS[kind] as FieldKind;
const fieldOf = ({ name = '', type, older = '' }: Answers): NewField => ({
  name,
  type: type === 'number' ? 'number' : 'text',
  older,
});

/** A field of something that is stored: its check, its version, its migration and its fixture. */
export const field: Recipe = {
  questions: [
    {
      name: 'kind',
      ask: `Field of what: ${Object.keys(KINDS).join(', ')}?`,
      problem: (answer) =>
        Object.hasOwn(KINDS, answer.trim())
          ? undefined
          : `One of ${Object.keys(KINDS).join(', ')}.`,
    },
    {
      name: 'name',
      ask: `Its name, such as ${Object.values(KINDS)
        .map(({ names }) => names.example)
        .join(', ')}?`,
      problem: (answer, before) => {
        const { pattern, wrong } = kindOf(before).names;
        return pattern.test(answer.trim()) ? undefined : wrong;
      },
    },
    {
      name: 'type',
      ask: 'text or number?',
      problem: (answer, before) => {
        const { types } = kindOf(before);
        return types.some((type) => type === answer.trim()) ? undefined : `${types.join(' or ')}.`;
      },
    },
    {
      name: 'older',
      ask: 'What do records of before get? (Nothing, if you leave it empty.)',
      problem: (answer, before) =>
        kindOf(before).problemOfOlder(fieldOf({ ...before, older: answer.trim() })),
    },
  ],
  taken: (answers, root) => {
    const { name } = fieldOf(answers);
    return kindOf(answers).has(name, root) ? `the field ${name}` : undefined;
  },
  files: (answers, root) => kindOf(answers).files(fieldOf(answers), root),
  edits: (answers, root) => kindOf(answers).edits(fieldOf(answers), root),
  next: (answers) => kindOf(answers).next(fieldOf(answers)),
};
