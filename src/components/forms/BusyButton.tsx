import './forms.scss';

interface BusyButtonProps {
  busy: boolean;
  /** Text while busy, such as `Sending...`. */
  busyLabel: string;
  children: string;
}

/**
 * Submit button of a form. While busy it keeps its focus and its width, says so, and does nothing: a
 * disabled button would drop the focus of who just pressed it.
 */
export function BusyButton({ busy, busyLabel, children }: BusyButtonProps) {
  return (
    <button
      type="submit"
      className={`btn btn-primary btn-busy${busy ? ' is-busy' : ''}`}
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      <span>{busy ? busyLabel : children}</span>
    </button>
  );
}
