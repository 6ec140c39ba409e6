/** Whether this browser hands a file of a type to other apps. Most computers do not. */
export function canShareFile(type: string): boolean {
  try {
    return navigator.canShare({ files: [new File([''], 'file', { type })] });
  } catch {
    return false;
  }
}
