import type { Sample } from '#api-docs/kit/operation.ts';
import { rowOf, type SampleRequest, sampleRequest } from '#api-docs/samples/sample-request.ts';
import { type From, type Given, isFrom, type Recipe, type RecipeStep } from './recipe.ts';

/** Fills in a request's value from an earlier answer; `field` is its place in the request. */
type Fill = (from: From, field: string) => unknown;

/** A step as a request. Its `Idempotency-Key` is of the recipe, so that no two requests have the same. */
export function stepRequest(recipe: Recipe, step: RecipeStep, fill: Fill): SampleRequest {
  const { params, query, body } = step;
  const sample: Sample = {
    name: step.title,
    ...(params && { params: filled(params, fill) as Record<string, string> }),
    ...(query && { query: filled(query, fill) as Record<string, string> }),
    ...(body && { body: filled(body, fill) }),
  };
  const request = sampleRequest(step.call, sample);
  return {
    ...request,
    headers: request.headers.map(([name]) => [name, `${recipe.id}-${step.name}`]),
  };
}

const filled = (given: Readonly<Record<string, Given>>, fill: Fill): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      isFrom(value) ? fill(value, name) : typeof value === 'object' ? filled(value, fill) : value,
    ]),
  );

/** A value as the call's own first sample has it: an example, with which every sandbox begins. */
export function exampleIn({ call }: RecipeStep): Fill {
  const [{ params, body }] = rowOf(call).samples;
  return ({ from }, field) => {
    const value = params?.[field] ?? body?.[field];
    if (value === undefined) throw new Error(`No sample of ${call} has ${field}, for ${from}.`);
    return value;
  };
}
