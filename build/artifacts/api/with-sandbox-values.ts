import type { JsonSchema } from '@valibot/to-json-schema';
import { sensitiveValues } from '../../../src/api-docs/sensitive-values.ts';

/**
 * Says at each field that is not taken as it comes what the sandbox takes, so that mocks and fuzzers get answers: as
 * `x-sandbox-values`, and as examples, which more tools read.
 */
export function withSandboxValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSandboxValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'properties' ? fields(each) : withSandboxValues(each),
    ]),
  );
}

const fields = (properties: Record<string, JsonSchema>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      { ...(withSandboxValues(field) as JsonSchema), ...valuesOf(name, field) },
    ]),
  );

function valuesOf(name: string, { type }: JsonSchema) {
  if (!Object.hasOwn(sensitiveValues, name)) return {};
  const values = sensitiveValues[name]?.map((each) => (type === 'number' ? Number(each) : each));
  return { examples: values, 'x-sandbox-values': values };
}
