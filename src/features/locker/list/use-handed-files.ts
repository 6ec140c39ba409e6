import { useEffect, useState } from 'react';
import { upload } from './upload.ts';

/** Takes files that are dropped or pasted anywhere on the page. Says whether some hang over it. */
export function useHandedFiles(): boolean {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('paste', paste, { signal });
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        // Else the browser would open the file in place of this page.
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    // Without a related element the files have left the window.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void upload([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);

  return over;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

function paste({ clipboardData, target }: ClipboardEvent): void {
  const files = [...(clipboardData?.files ?? [])];
  // Cells of a sheet come as text and as their picture: in a field the text is meant.
  const isText = target instanceof HTMLInputElement && clipboardData?.types.includes('text/plain');
  if (!isText) void upload(files);
}
