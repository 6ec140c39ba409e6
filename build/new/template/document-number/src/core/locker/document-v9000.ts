/** What a document gets that had none. */
const OLDER = { newNumber: 40_404 };

/** A document of version 9000, which had no `newNumber` but for what a restore brought in. Pure. */
export function withNewNumber(stored: unknown): unknown {
  const { newNumber, ...document } = stored as Record<string, unknown>;
  const isRight =
    typeof newNumber === 'number' && newNumber >= 0 && newNumber < Number.POSITIVE_INFINITY;
  return { ...document, ...(isRight ? { newNumber } : OLDER) };
}
