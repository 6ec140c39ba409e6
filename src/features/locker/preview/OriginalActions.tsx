import { Icon } from '#components/Icon.tsx';
import { saveFile } from '#components/save-file.ts';
import * as words from '#content/en/words/locker/preview.ts';
import type { StoredFile } from '#core/locker/document.ts';
import { originalName } from '#core/locker/file-name.ts';

/** What only an uploaded document has: its file, given back or handed to another app. */
export function OriginalActions({ file, bytes }: { file: StoredFile; bytes: ArrayBuffer }) {
  const name = originalName(file.name);
  const asFile = (...parts: ArrayBuffer[]) => new File(parts, name, { type: file.mediaType });
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-primary"
        // Without its type, so that no browser opens what it should save.
        onClick={() => saveFile(name, new Blob([bytes], { type: 'application/octet-stream' }))}
      >
        <Icon name="download" />
        {words.downloadOriginal}
      </button>
      {/* Without its bytes, which would be copied each time this is rendered. */}
      {canShare(asFile()) && (
        <button
          type="button"
          className="btn btn-outline-primary"
          // Refused or given up: the visitor saw that in the device's own sheet.
          onClick={() => void navigator.share({ files: [asFile(bytes)] }).catch(() => {})}
        >
          <Icon name="send" />
          {words.shareFile}
        </button>
      )}
    </>
  );
}

function canShare(file: File): boolean {
  try {
    return navigator.canShare?.({ files: [file] }) ?? false;
  } catch {
    return false;
  }
}
