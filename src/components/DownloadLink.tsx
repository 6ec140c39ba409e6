import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';

/** Browsers read a blob some time after the click; a minute is more than enough. */
const REVOKE_AFTER_MS = 60_000;

/**
 * A link that saves a file of the build. Chromium fetches a `download` link's file past the worker, so
 * the page fetches it, which the worker answers, and saves that. Without scripts it is a plain link.
 */
export function DownloadLink({ href, label }: { href: `/${string}`; label: string }) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void fileOf(href).then((url) => save(url, href));
  };
  return (
    <a className="btn btn-outline-primary" href={href} download onClick={onClick}>
      <Icon name="download" className="i-sm" />
      {label}
    </a>
  );
}

/** Address of the fetched file; its own one where it could not be had, so that the browser says why. */
async function fileOf(href: string): Promise<string> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) return href;
    const url = URL.createObjectURL(await answer.blob());
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
    return url;
  } catch {
    return href;
  }
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/^.*\//, '');
  link.click();
}
