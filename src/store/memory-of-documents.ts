import type { Memory, Remembered } from '#core/locker/lost-documents.ts';
import { migrate } from '#core/storage/migrate.ts';
import type { KeptText } from './kept.ts';

/**
 * The versions of what is remembered. Version 1 has the counts `kept` and `lost` alone, which every version keeps as
 * they are, and no field `v`.
 */
export const MEMORY = { version: 2, migrations: { 1: (counts: unknown) => counts } };

/**
 * Reads what any build has stored under `LOCAL.keptDocuments`, and tolerates anything else. Of what a newer one has
 * stored the counts are read.
 */
export function parseMemory(text: KeptText): Memory {
  const stored = parsed(text);
  const { v = 1, kept, lost } = stored;
  const read = migrate(stored, v, MEMORY, (current) => current as typeof stored);
  const { documents, gone } = typeof read === 'string' ? {} : read;
  const known = listOf(gone) ?? [];
  return {
    documents: listOf(documents),
    kept: countOf(kept),
    gone: known,
    unnamed: Math.max(0, countOf(lost) - known.length),
  };
}

/**
 * What to store in place of `before`. No two are the same text, so that a page which compares two
 * knows whether anything was written in between. Null where nobody ever had a document.
 */
export function textOf(before: KeptText, { documents, kept, gone, unnamed }: Memory) {
  const lost = gone.length + unnamed;
  if (!before && !kept && !lost && !documents?.length) return null;
  return JSON.stringify({ v: MEMORY.version, nonce: Math.random(), kept, lost, documents, gone });
}

function parsed(text: KeptText): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const listOf = (value: unknown): Remembered[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one?.id === 'string') : undefined;

/** Nothing that is not a number, or none that can be counted, counts. */
const countOf = (value: unknown) => Math.max(0, Number(value) | 0);
