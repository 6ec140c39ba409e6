import { STORES } from '../../../src/store/keys.ts';
import { FOLDER, listed, newestFixture, type Stores } from './fixture.ts';
import type { FieldKind } from './kind.ts';

/** What zustand keeps of the drafts. */
interface Stored {
  version: number;
  state: Record<Form, Record<string, string>>;
}

const { key, version } = STORES.drafts;
export const DRAFTS = 'src/store/drafts.ts';
const JOIN = '  },\n  join: (stored, current)';

/** What the fixture has in a new field. */
const WRITTEN = 'As it was typed';

const newest = (root: string) =>
  newestFixture('stores', root, ({ values = [] }) =>
    values.some(([name, stored]) => name === key && stored.version === version),
  );

type Form = 'contact' | 'signUp';

/** What is written of a field in addition to the store, its migration and its fixture. */
interface Own extends Pick<FieldKind, 'names' | 'edits' | 'next'> {
  form: Form;
}

const draftIn = ({ values = [] }: Stores, form: Form) =>
  (Object.fromEntries(values)[key] as unknown as Stored).state[form];

/** What is stored of drafts, in its next version and with one field more, which is empty where the form is. */
function withField(stored: object, form: Form, name: string): Stored {
  const { state } = stored as Stored;
  const text = Object.values(state[form]).some((each) => each.length > 2) ? WRITTEN : '';
  return { version: version + 1, state: { ...state, [form]: { ...state[form], [name]: text } } };
}

const migration = (name: string, form: Form) => `    // Version ${version} had no \`${name}\` in it.
    ${version}: (stored) => {
      const { ${form}, ...others } = stored as { ${form}: object };
      return { ...others, ${form}: { ...${form}, ${name}: '' } };
    },
`;

/** A text of a form that is being filled in; it is empty in older drafts. */
export const draft = ({ form, names, edits, next }: Own): FieldKind => ({
  names,
  types: ['text'],
  has: (name, root) => Object.hasOwn(draftIn(newest(root).stores, form), name),
  problemOfOlder: ({ older }) =>
    older ? 'Nothing: a draft with any content counts as typed.' : undefined,
  files: ({ name }, root) => {
    const { stores, next: free } = newest(root);
    const values = stores.values?.map(([at, stored]) =>
      at.startsWith(key) ? [at, withField(stored, form, name)] : [at, stored],
    );
    return { [`${FOLDER}/${free}.json`]: JSON.stringify({ ...stores, values }, undefined, 2) };
  },
  edits: (field, root) => [
    {
      file: 'src/store/keys.ts',
      anchor: `{ key: '${key}', version: ${version} }`,
      text: `{ key: '${key}', version: ${version + 1} }`,
    },
    { file: DRAFTS, anchor: JOIN, text: `${migration(field.name, form)}${JOIN}` },
    ...edits(field, root),
    listed(
      newest(root).next,
      `drafts of version ${version + 1}, with \`${field.name}\` in \`${form}\``,
    ),
  ],
  next: (field) => [
    ...next(field),
    '3. copy/pages/PrivacyPolicy.ts lists what is stored; languages/hi/words/legal-summaries.ts sums it up.',
    '4. A file in changes/, then npm run check',
  ],
});
