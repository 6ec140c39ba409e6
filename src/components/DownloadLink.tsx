import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';
import { saveFile, saveFrom } from './save-file.ts';

/**
 * A link that saves a file of the build. Chromium fetches a `download` link's file past the worker, so
 * the page fetches it, to which the worker responds, and saves that. Without scripts it is a plain link.
 */
export function DownloadLink({ href, label }: { href: `/${string}`; label: string }) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void saveFetched(href);
  };
  return (
    <a className="btn btn-outline-primary" href={href} download onClick={onClick}>
      <Icon name="download" className="i-sm" />
      <span>{label}</span>
    </a>
  );
}

/** Where the file cannot be loaded, the browser is left to say why. */
async function saveFetched(href: string): Promise<void> {
  const name = href.replace(/^.*\//, '');
  const response = await fetch(href).catch(() => undefined);
  if (response?.ok) saveFile(name, await response.blob());
  else saveFrom(href, name);
}
