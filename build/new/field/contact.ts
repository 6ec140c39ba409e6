import { draft } from './draft.ts';

const FIELDS = 'src/core/storage/message-fields.ts';
const LAST = "  message: '',\n";
const MAIL = 'docs/email.md';
const VARIABLES = ', `{{message_id}}`';

/** A text of a contact message. Draft, record, digest, mail and exports follow from one list. */
export const contact = draft({
  form: 'contact',
  names: {
    pattern: /^(?!(?:message_id|attempt|queued_at)$)[a-z]+(?:_[a-z]+)*$/,
    wrong: 'Small letters and underscores only, and no other variable of the mail template.',
    example: 'shop_name',
  },
  edits: ({ name }) => [
    { file: FIELDS, anchor: LAST, text: `${LAST}  ${name}: '',\n` },
    { file: MAIL, anchor: VARIABLES, text: `, \`{{${name}}}\`${VARIABLES}` },
  ],
  next: ({ name }) => [
    `1. Put a field \`${name}\` into src/features/contact/ContactForm.tsx: its words and their Hindi, and what is wrong with it in validate.ts. Its copy for the visitor is words/receipt.ts.`,
    `2. Put {{${name}}} into the mail's template, as ${MAIL} says: nobody reads it before.`,
  ],
});
