import type { MouseEvent } from 'react';

/** First stop of the keyboard on every page. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link, and without scripts the browser follows it
    <a className="skip" href="#main" onClick={skip}>
      Skip to content
    </a>
  );
}

// Without the jump in the URL, which would be one more step back.
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
