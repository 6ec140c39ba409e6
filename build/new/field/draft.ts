import { STORES } from '../../../src/store/keys.ts';
import { FOLDER, listed, newestFixture, type Stores } from './fixture.ts';
import type { FieldKind } from './kind.ts';

/** What zustand keeps of the drafts. */
interface Stored {
  version: number;
  state: Record<Form, Record<string, string>>;
}

const { key, version } = STORES.drafts;
const DRAFTS = 'src/store/drafts.ts';
const ON_DISK = 'src/features/device/kept/drafts-on-disk.ts';
const JOIN = '  },\n  join: (stored, current)';

/** What the fixture has in a new field. */
const WRITTEN = 'As it was typed';

const newest = (root: string) =>
  newestFixture('stores', root, ({ values = [] }) =>
    values.some(([name, stored]) => name === key && stored.version === version),
  );

/** What stands in `src/store/drafts.ts` and beside it where each draft begins. */
const BEGINS = {
  contact: {
    type: 'export interface ContactDraft extends Identity {',
    empty: 'const NO_CONTACT: ContactDraft = {',
    typed: '  contact: [',
  },
  signUp: {
    type: 'export interface SignUpDraft extends Identity {',
    empty: 'const NO_SIGN_UP: SignUpDraft = {',
    typed: '  signUp: [',
  },
} as const;

type Form = keyof typeof BEGINS;

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

/** A text of a form that is being filled in; it is empty in drafts of before. */
export const draft = (form: Form): FieldKind => ({
  types: ['text'],
  has: (name, root) => Object.hasOwn(draftIn(newest(root).stores, form), name),
  problemOfOlder: ({ older }) =>
    older ? 'Nothing: a draft in which something stands counts as typed.' : undefined,
  files: ({ name }, root) => {
    const { stores, next } = newest(root);
    const values = stores.values?.map(([at, stored]) =>
      at.startsWith(key) ? [at, withField(stored, form, name)] : [at, stored],
    );
    return { [`${FOLDER}/${next}.json`]: JSON.stringify({ ...stores, values }, undefined, 2) };
  },
  edits: ({ name }, root) => {
    const { type, empty, typed } = BEGINS[form];
    return [
      {
        file: 'src/store/keys.ts',
        anchor: `{ key: '${key}', version: ${version} }`,
        text: `{ key: '${key}', version: ${version + 1} }`,
      },
      { file: DRAFTS, anchor: type, text: `${type}\n  ${name}: string;` },
      { file: DRAFTS, anchor: empty, text: `${empty} ${name}: '',` },
      { file: DRAFTS, anchor: JOIN, text: `${migration(name, form)}${JOIN}` },
      { file: ON_DISK, anchor: typed, text: `${typed}'${name}', ` },
      listed(
        newest(root).next,
        `drafts of version ${version + 1}, with \`${name}\` in \`${form}\``,
      ),
    ];
  },
  next: ({ name }) => [
    `1. Say above \`${name}\` in ${DRAFTS} what it is, and let the form of src/features show it: words and their Hindi, check and sample.`,
    `2. If ${name} is chosen and not typed, take it out of ${ON_DISK}.`,
    '3. copy/pages/PrivacyPolicy.ts lists what is stored; languages/hi/words/legal-summaries.ts sums it up.',
    '4. A file in changes/, then npm run check',
  ],
});
