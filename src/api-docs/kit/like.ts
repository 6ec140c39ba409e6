import * as v from 'valibot';

/**
 * Schema of everything that has the same shape as an example; a list is like its first item.
 *
 * @param optional names that may be missing, at any depth
 */
export function like(example: unknown, optional: readonly string[] = []): v.GenericSchema {
  if (Array.isArray(example)) return v.array(like(example[0], optional));
  if (typeof example === 'boolean') return v.boolean();
  if (typeof example === 'number')
    return Number.isInteger(example) ? v.pipe(v.number(), v.integer()) : v.number();
  if (typeof example !== 'object' || example === null) return v.string();
  return v.strictObject(
    Object.fromEntries(
      Object.entries(example).map(([name, value]) => {
        const schema = like(value, optional);
        return [name, optional.includes(name) ? v.optional(schema) : schema];
      }),
    ),
  );
}
