import { Icon } from '#components/Icon.tsx';
import { saveFile } from '#components/save-file.ts';
import type { StoredFile } from '#core/locker/document.ts';
import { originalName } from '#core/locker/file-name.ts';
import * as words from '#features/locker/words/preview.ts';
import { showToast } from '#store/toasts.ts';
import * as saving from '#words/saving.ts';

/** What only an uploaded document has: its file, given back or handed to another app. */
export function OriginalActions({ file, bytes }: { file: StoredFile; bytes: ArrayBuffer }) {
  const name = originalName(file.name);
  const asFile = (...parts: ArrayBuffer[]) => new File(parts, name, { type: file.mediaType });
  // Without its type where it is saved, so that no browser opens what it should save.
  const save = () => saveFile(name, new Blob([bytes], { type: 'application/octet-stream' }));
  async function share(): Promise<void> {
    try {
      await navigator.share({ files: [asFile(bytes)] });
    } catch (error) {
      // Given up: the visitor saw that in the device's own sheet.
      if ((error as DOMException).name === 'AbortError') return;
      save();
      showToast('download', saving.notShared);
    }
  }
  return (
    <>
      <button type="button" className="btn btn-outline-primary" onClick={save}>
        <Icon name="download" />
        {words.downloadOriginal}
      </button>
      {/* Without its bytes, which would be copied each time this is rendered. */}
      {canShare(asFile()) && (
        <button type="button" className="btn btn-outline-primary" onClick={() => void share()}>
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
