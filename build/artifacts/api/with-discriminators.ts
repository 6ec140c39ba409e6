import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { namedSchemas } from '../../../src/api-docs/named-schemas.ts';

const PREFIX = '#/components/schemas/';

interface Typed {
  entries?: { type?: { literal?: string } };
}

/** The value of `type` that selects a named schema. */
function typeOf(reference: string): string | undefined {
  const schema: (GenericSchema & Typed) | undefined = namedSchemas[reference.slice(PREFIX.length)];
  return schema?.entries?.type?.literal;
}

/** Adds a discriminator on `type` to every choice of named schemas, which JSON Schema cannot express. */
export function withDiscriminators(schema: JsonSchema): JsonSchema {
  const walked = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, walkedIn(value)]),
  ) as JsonSchema;
  const references = (schema.oneOf ?? []).map((each) =>
    typeof each === 'object' ? (each.$ref ?? '') : '',
  );
  const mapping = Object.fromEntries(references.map((each) => [typeOf(each), each]));
  return references.length > 0 && references.every(typeOf)
    ? ({ ...walked, discriminator: { propertyName: 'type', mapping } } as JsonSchema)
    : walked;
}

const walkedIn = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(walkedIn);
  return typeof value === 'object' && value !== null ? withDiscriminators(value) : value;
};
