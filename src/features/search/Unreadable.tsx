import { Icon } from '#components/Icon.tsx';
import { Illustration } from '#components/Illustration.tsx';

/** Stands where results would, when the index cannot be read. */
export function Unreadable({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="panel empty">
      <Illustration name="error" />
      <p role="alert">
        The list of pages could not be read. It comes with your first visit while there is a
        network, and works without one from then on.
      </p>
      <button type="button" className="btn btn-outline-primary" onClick={onAgain}>
        <Icon name="refresh" />
        Try again
      </button>
    </div>
  );
}
