import { Icon } from '#components/Icon.tsx';
import { Illustration } from '#components/Illustration.tsx';
import * as words from '#words/search.ts';

/** Replaces the results when the index cannot be read. */
export function Unreadable({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="panel empty">
      <Illustration name="error" />
      <p role="alert">{words.pageUnreadable}</p>
      <button type="button" className="btn btn-outline-primary" onClick={onAgain}>
        <Icon name="refresh" />
        {words.tryAgain}
      </button>
    </div>
  );
}
