import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { namedSchemas } from '../../../src/api-docs/named-schemas.ts';
import { withDiscriminators } from './with-discriminators.ts';
import { withSandboxValues } from './with-sandbox-values.ts';

export type { JsonSchema };

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  // JSON Schema reads every pattern as Unicode, as ours are.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex'
      ? {
          ...jsonSchema,
          pattern: (valibotAction as unknown as { requirement: RegExp }).requirement.source,
        }
      : undefined,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    // The only checks of our own: objects with fields of any names.
    if (valibotSchema.type === 'custom') return { type: 'object' };
    // Generators make a type of the type alone.
    return typeof jsonSchema.const === 'string' ? { ...jsonSchema, type: 'string' } : undefined;
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

const finished = (schema: JsonSchema) =>
  withSandboxValues(withDiscriminators(schema)) as JsonSchema;

/** A schema as OpenAPI 3.1 has it; named ones are references. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _named,
    ...rest
  } = toJsonSchema(schema, {
    ...CONFIG,
    definitions: namedSchemas,
  });
  return finished(rest);
}

/** Every schema with a name. */
export const componentSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(namedSchemas, CONFIG)).map(([name, schema]) => [
      name,
      finished(schema),
    ]),
  );
