import * as words from '#features/locker/words/document.ts';
import { useLocker } from '#store/locker.ts';

/** Replaces the list while it loads; says so where loading cannot end before the browser restarts. */
export function LoadingDocuments() {
  if (useLocker(({ problem }) => problem === 'broken'))
    return <p className="locker-loading">{words.notOpened}</p>;
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
