import { saveFile } from '#components/save-file.ts';
import { useDrafts } from '#store/drafts.ts';
import * as words from './words/receipt.ts';

/** The last text of the form that was not empty: sending clears the form. */
let last = useDrafts.getState().contact;
useDrafts.subscribe(({ contact }) => {
  if (contact.id) last = contact;
});

/** The number of the message that was just delivered, and a copy of it for its author, who alone keeps one. */
export function Receipt() {
  const { id, from_name, from_email, message } = last;
  if (!id) return null;
  const copy = () =>
    saveFile(
      `message-${id.slice(0, 8)}.txt`,
      new Blob([words.copyOf(id, Date.now(), from_name, from_email, message)], {
        type: 'text/plain',
      }),
    );
  return (
    <>
      <p>
        <span>{words.number}</span> <code translate="no">{id}</code>
      </p>
      <p>
        <button type="button" className="btn btn-text" onClick={copy}>
          {words.saveCopy}
        </button>
      </p>
    </>
  );
}
