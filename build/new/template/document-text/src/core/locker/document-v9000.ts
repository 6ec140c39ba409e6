/** What a document gets that had none. */
const OLDER = { newText: 'older-text' };

/** A document of version 9000, which had no `newText` but for what a restore brought in. Pure. */
export function withNewText(stored: unknown): unknown {
  const { newText, ...document } = stored as Record<string, unknown>;
  const isRight = typeof newText === 'string';
  return { ...document, ...(isRight ? { newText } : OLDER) };
}
