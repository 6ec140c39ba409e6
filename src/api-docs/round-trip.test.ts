import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { arbitraryOf, mutantsOf } from '#tests/unit/api-docs/arbitrary-value.ts';
import { withoutFormats } from '#tests/unit/core/sandbox/published.ts';
import { jsonSchemaOf } from '../../build/artifacts/api/json-schema.ts';
import { namedSchemas } from './named-schemas.ts';

/** How many values a schema is asked about: a mutant of each is one more. */
const VALUES = process.env.NIGHT ? 15 : 5;

const FILE = 'https://kolam.example/openapi.json';

const schemas = [
  ...Object.entries(namedSchemas),
  ...operationList.flatMap(({ id, body, query, answer }) =>
    Object.entries({ body, query, answer }).flatMap(([part, schema]) =>
      schema ? [[`${id}, ${part}`, schema] as const] : [],
    ),
  ),
].map(([name, schema]) => ({ name, schema }));

// A form's fields are names of files with us, and files in the description.
const agreeing = schemas.filter(({ name }) => name !== 'ocr.verify, body');

describe.each(agreeing)('$name', ({ schema }) => {
  const described = JSON.parse(
    JSON.stringify(jsonSchemaOf(schema)).replaceAll('"#/components', `"${FILE}#/components`),
  );
  const check = withoutFormats.compile(described);

  it('means the same to valibot and to ajv, for values of its form and for mutants', () => {
    fc.assert(
      fc.property(arbitraryOf(described), fc.nat(), (value, turn) => {
        expect(v.safeParse(schema, value).success).toBe(true);
        expect([check(value), check.errors]).toEqual([true, null]);
        for (const mutant of mutantsOf(value, turn))
          expect([check(mutant), mutant]).toEqual([v.safeParse(schema, mutant).success, mutant]);
      }),
      { numRuns: VALUES },
    );
  });
});
