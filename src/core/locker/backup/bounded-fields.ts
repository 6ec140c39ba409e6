import { MAX_UNKNOWN_CHARACTERS, MAX_UNKNOWN_DEPTH } from '#core/locker/limits.ts';

/** Names that reach an object's prototype where a value is copied carelessly. */
const PROTOTYPE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * The fields of a record from elsewhere: those that this version knows, and of the others, so that a restore
 * loses nothing that a newer version has written, plain JSON alone and no more than
 * `MAX_UNKNOWN_CHARACTERS` in all. Everything else is left out. Check such a field before you give it
 * a meaning.
 */
export function boundedFields<Fields extends object>(
  record: Fields,
  isKnown: (field: string) => boolean,
): Fields {
  let room = MAX_UNKNOWN_CHARACTERS;
  const kept = Object.entries(record).filter(([field, value]) => {
    if (isKnown(field)) return true;
    if (!isPlain({ [field]: value }, MAX_UNKNOWN_DEPTH)) return false;
    const length = JSON.stringify([field, value]).length;
    if (length > room) return false;
    room -= length;
    return true;
  });
  return Object.fromEntries(kept) as Fields;
}

function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth < 0) return false;
  return Object.entries(value).every(
    ([name, inner]) => !PROTOTYPE_NAMES.includes(name) && isPlain(inner, depth - 1),
  );
}
