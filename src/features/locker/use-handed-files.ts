import { type DragEvent, useEffect, useState } from 'react';
import { upload } from './upload.ts';

/** Takes files that are dropped on an element, or pasted anywhere on the page. */
export function useHandedFiles() {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) =>
      void upload([...(clipboardData?.files ?? [])]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const drop = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      // Else the browser would open the file in place of this page.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const into = event.relatedTarget;
      if (!(into instanceof Node) || !event.currentTarget.contains(into)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void upload([...event.dataTransfer.files]);
    },
  };
  return { over, drop };
}
