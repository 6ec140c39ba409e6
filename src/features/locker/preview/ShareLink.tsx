import { useState } from 'react';
import { Icon } from '#components/Icon.tsx';
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
          showToast('check-circle', 'Share link copied to clipboard!');
        },
        () => setByHand(link),
      );
  }

  return (
    <>
      <button type="button" className="btn btn-outline-primary" onClick={copy}>
        <Icon name="link" />
        Copy Share Link
      </button>
      {byHand && (
        <label className="locker-link">
          The browser does not let us copy. Copy the link yourself:
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
