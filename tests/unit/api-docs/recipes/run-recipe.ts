import { isFrom, type Recipe, type RecipeStep, valueAt } from '#api-docs/recipes/recipe.ts';
import { stepRequest } from '#api-docs/recipes/step-request.ts';
import type { SampleRequest } from '#api-docs/samples/sample-request.ts';

/** Something that answers: the engine in a page, or a server. */
export type Send = (request: SampleRequest) => Promise<{ status: number; body: unknown }>;

export interface RanStep {
  step: RecipeStep;
  status: number;
  /** What does not hold, and what is there in its place. */
  broken: string[];
}

/** Runs a recipe from the first step to the last, each with the values of the answers before it. */
export async function runRecipe(recipe: Recipe, send: Send): Promise<RanStep[]> {
  const answers: Record<string, unknown> = {};
  const ran: RanStep[] = [];
  for (const step of recipe.steps) {
    const request = stepRequest(recipe, step, ({ from }) => valueAt(answers, from));
    const { status, body } = await send(request);
    answers[step.name] = body;
    ran.push({ step, status, broken: brokenIn(step, answers) });
  }
  return ran;
}

/** What a step promises of its answer and does not hold. */
export function brokenIn({ name, holds }: RecipeStep, answers: Record<string, unknown>): string[] {
  return holds.flatMap(({ at, is }) => {
    const [found, wanted] = [
      valueAt(answers[name], at),
      isFrom(is) ? valueAt(answers, is.from) : is,
    ];
    return wanted !== undefined && found === wanted
      ? []
      : [`${name}.${at}: ${found}, not ${wanted}`];
  });
}
