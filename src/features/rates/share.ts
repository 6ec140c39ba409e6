import { showToast } from '#store/toasts.ts';
import * as words from './words.ts';

/** Hands the page's address to another app; where no app takes it, it is copied. Says so, either way. */
export async function share(): Promise<void> {
  // What others have put behind the address stays with them.
  const url = location.origin + location.pathname + location.hash;
  try {
    await navigator.share({ title: document.title, url });
  } catch (error) {
    // The visitor thought better of it.
    if ((error as Error).name === 'AbortError') return;
    await copy(url);
  }
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast('check', words.linkCopied);
  } catch {
    showToast('link', words.linkShown(url));
  }
}
