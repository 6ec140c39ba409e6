import { expect, it } from 'vitest';
import { sensitiveValues } from '#api-docs/sensitive-values.ts';
import { ajv, published } from '#tests/unit/core/sandbox/published.ts';

it('every field that the published file calls sensitive has test values, and its form allows them', () => {
  const found = new Map<string, { type?: string }>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === 'object' && each !== null && name !== 'schema' && 'x-sensitive' in each)
        found.set(name, each);
      walk(each);
    }
    const {
      in: at,
      name,
      schema,
    } = value as { in?: string; name?: string; schema?: { type?: string } };
    if (at && name && schema && 'x-sensitive' in schema) found.set(name, schema);
  };
  walk(published.paths);
  walk(published.components.schemas);
  expect([...found.keys(), 'file'].sort()).toEqual(Object.keys(sensitiveValues).sort());
  for (const [name, schema] of found)
    for (const value of sensitiveValues[name] ?? [])
      expect(ajv.validate(schema, schema.type === 'number' ? Number(value) : value), value).toBe(
        true,
      );
});
