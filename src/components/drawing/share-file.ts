/** Whether this browser hands a file of a type to other apps. Most computers do not. */
export function canShareFile(type: string): boolean {
  try {
    return navigator.canShare({ files: [new File([''], 'file', { type })] });
  } catch {
    return false;
  }
}

/** Hands a file to another app. Resolves too if the visitor thinks better of it; rejects if it is refused. */
export async function shareFile(name: string, content: Blob): Promise<void> {
  try {
    await navigator.share({ files: [new File([content], name, { type: content.type })] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
