import { saveFile } from '#components/save-file.ts';
import { showToast } from '#store/toasts.ts';
import * as words from '#words/saving.ts';

/** A file that took longer to make than a press lasts, and waits for the next press. */
let waiting: { key: string; content: Blob } | undefined;

/**
 * Makes a file and hands it to another app. Browsers share only in the moments after a press: where those are over the
 * file is kept, and the next press shares it as it is. One that no app takes is saved.
 *
 * @param key of what the file is made of: while that is the same a file that waits is the one
 * @throws what `make` throws
 */
export async function shareMade(
  name: string,
  key: string,
  make: () => Promise<Blob>,
): Promise<void> {
  const isReady = waiting?.key === key;
  const content = (isReady && waiting?.content) || (await make());
  waiting = undefined;
  try {
    await navigator.share({ files: [new File([content], name, { type: content.type })] });
  } catch (error) {
    const { name: why } = error as DOMException;
    // The visitor thought better of it.
    if (why === 'AbortError') return;
    if (why === 'NotAllowedError' && !isReady) {
      waiting = { key, content };
      showToast('send', words.pictureReady);
      return;
    }
    saveFile(name, content);
    showToast('download', words.notShared);
  }
}
