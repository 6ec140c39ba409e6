import fc from 'fast-check';
import { published } from '../core/sandbox/published.ts';

interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  additionalProperties?: unknown;
  propertyNames?: { pattern?: string };
}

const followed = (schema: Schema): Schema => {
  if (!schema.$ref) return schema;
  const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  return published.components.schemas[name];
};

/** Values that a JSON Schema allows. */
export function arbitraryOf(given: Schema): fc.Arbitrary<unknown> {
  const schema = followed(given);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'integer')
    return fc.integer({
      min: schema.minimum ?? -1_000,
      max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
    });
  if (schema.type === 'number')
    return fc.double({
      noNaN: true,
      noDefaultInfinity: true,
      min: schema.minimum ?? -1e9,
      max: schema.maximum ?? 1e9,
    });
  if (schema.type === 'string')
    return schema.pattern
      ? fc.stringMatching(new RegExp(schema.pattern, 'u'))
      : fc.string({ unit: 'grapheme' });
  if (schema.type === 'array')
    return fc.array(arbitraryOf(schema.items ?? {}), {
      maxLength: Math.min(3, schema.maxItems ?? 3),
    });
  if (typeof schema.additionalProperties === 'object')
    return fc.dictionary(
      arbitraryOf({ type: 'string', ...schema.propertyNames }) as fc.Arbitrary<string>,
      arbitraryOf(schema.additionalProperties as Schema),
      { maxKeys: 3, noNullPrototype: true },
    );
  return objectOf(schema);
}

const objectOf = ({ properties = {}, required = [] }: Schema) =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, arbitraryOf(each)])),
    { requiredKeys: required, noNullPrototype: true },
  );

/** Values that one slip makes of another: some still fit, and both validators must say which. */
export function mutantsOf(value: unknown, turn: number): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [null, {}, [value]];
  const entries = Object.entries(value);
  const [name, own] = entries[turn % Math.max(1, entries.length)] ?? [];
  if (name === undefined) return [{ ...value, another: 1 }];
  const without = Object.fromEntries(entries.filter(([each]) => each !== name));
  return [
    { ...value, another: 1 },
    without,
    ...[null, '', 'x', -1, 0.5, 1e15, [], {}, true, `${own}\n`, `${own}${own}`].map((other) => ({
      ...value,
      [name]: other,
    })),
  ];
}
