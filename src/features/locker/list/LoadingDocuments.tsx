import * as words from '#content/en/words/locker/document.ts';

/** Stands in place of the list while it loads. */
export function LoadingDocuments() {
  return (
    <div className="locker-loading" aria-busy="true">
      <p role="status">
        <span className="spin" aria-hidden="true" />
        {words.loading}
      </p>
      <span className="skel skel-wide" />
      <span className="skel" />
      <span className="skel skel-wide" />
      <span className="skel" />
    </div>
  );
}
