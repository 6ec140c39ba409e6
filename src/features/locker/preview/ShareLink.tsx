import { useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import * as words from '#features/locker/words/preview.ts';
import { showToast } from '#store/toasts.ts';

/** Copies the link of a document. Where the browser refuses that, the link is there to be copied by hand. */
export function ShareLink({ id }: { id: string }) {
  const [byHand, setByHand] = useState('');

  function copy(): void {
    const link = `${location.origin}/shared/${id}`;
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(
        () => {
          setByHand('');
          showToast('check-circle', words.linkCopied);
        },
        () => setByHand(link),
      );
  }

  return (
    <>
      <button type="button" className="btn btn-outline-primary" onClick={copy}>
        <Icon name="link" />
        {words.copyLink}
      </button>
      {byHand && (
        <label className="locker-link">
          {words.copyByHand}
          <input
            className="form-control"
            readOnly
            value={byHand}
            onFocus={({ target }) => target.select()}
          />
        </label>
      )}
    </>
  );
}
