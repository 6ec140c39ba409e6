import { DRAFTS, draft } from './draft.ts';
import { CAMEL_CASE } from './kind.ts';

const ON_DISK = 'src/features/device/kept/drafts-on-disk.ts';
const TYPE = 'export interface SignUpDraft extends Identity {';
const EMPTY = 'const NO_SIGN_UP: SignUpDraft = {';
const TYPED = '  signUp: [';

/** A text of a sign-up. */
export const signUp = draft({
  form: 'signUp',
  names: CAMEL_CASE,
  edits: ({ name }) => [
    { file: DRAFTS, anchor: TYPE, text: `${TYPE}\n  ${name}: string;` },
    { file: DRAFTS, anchor: EMPTY, text: `${EMPTY} ${name}: '',` },
    { file: ON_DISK, anchor: TYPED, text: `${TYPED}'${name}', ` },
  ],
  next: ({ name }) => [
    `1. Say above \`${name}\` in ${DRAFTS} what it is, and let src/features/sign-up show it: words and their Hindi, check and sample. If our team is to read it, team-message.ts there writes it.`,
    `2. If ${name} is chosen and not typed, take it out of ${ON_DISK}.`,
  ],
});
