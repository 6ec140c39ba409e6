/** The part of JSON Schema that our responses need. */
export interface Schema {
  type: string;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
}

/**
 * Schema of everything that has the same shape as an example; a list is like its first item.
 *
 * @param optional names that may be missing, at any depth
 */
export function schemaOf(example: unknown, optional: readonly string[] = []): Schema {
  if (Array.isArray(example)) return { type: 'array', items: schemaOf(example[0], optional) };
  if (Number.isInteger(example)) return { type: 'integer' };
  if (typeof example !== 'object' || example === null) return { type: typeof example };
  const entries = Object.entries(example);
  return {
    type: 'object',
    required: entries.map(([name]) => name).filter((name) => !optional.includes(name)),
    properties: Object.fromEntries(
      entries.map(([name, value]) => [name, schemaOf(value, optional)]),
    ),
  };
}
