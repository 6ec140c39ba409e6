import * as words from '#words/layouts.ts';
/** Appears after 300 ms, by style: what is quicker than that shows nothing. */
export function Loading() {
  return (
    <p className="loading" role="status">
      <span className="spin" aria-hidden="true" />
      {words.loading}
    </p>
  );
}
