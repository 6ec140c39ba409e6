import type { MouseEvent } from 'react';
import * as words from '#words/layouts.ts';

/** First stop of the keyboard on every page. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link, and without scripts the browser follows it
    <a className="skip" href="#main" onClick={skip}>
      {words.skipToContent}
    </a>
  );
}

// Without the jump in the URL, which would be one more step back.
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
