import { runnableSample } from '#api-docs/runnable.ts';
import { rowOf } from '#api-docs/samples/sample-request.ts';
import { SANDBOX } from '#api-docs/servers.ts';
import type { RunnableCall } from '#copy/types/endpoint.ts';
import type { ShownRecipe } from '#copy/types/recipe.ts';
import { type Holds, isFrom, type Recipe, type RecipeStep } from './recipe.ts';
import { stepCurl } from './step-curl.ts';
import { exampleIn, stepRequest } from './step-request.ts';

/** No call has such an id: theirs have no stroke. */
const idOf = ({ id }: Recipe, { name }: RecipeStep) => `${id}/${name}`;

/** A recipe as its page shows it: commands to copy, and calls to run there. */
export const shownRecipe = (recipe: Recipe): ShownRecipe => ({
  id: recipe.id,
  heading: recipe.title,
  intro: recipe.intro,
  steps: recipe.steps.map((step) => {
    const { method, path } = rowOf(step.call);
    return {
      title: step.title,
      text: step.why,
      method,
      path,
      curl: stepCurl(recipe, step, SANDBOX),
      holds: step.holds.map(said),
      run: idOf(recipe, step),
    };
  }),
});

const said = ({ at, is }: Holds): string =>
  isFrom(is) ? `${at} is the same as ${is.from}` : `${at} is ${is}`;

/** The steps of a recipe as calls that a page runs, about the newest objects there. */
export const recipeCalls = (recipe: Recipe): RunnableCall[] =>
  recipe.steps.map((step) => {
    const { method, title } = rowOf(step.call);
    const request = stepRequest(recipe, step, exampleIn(step));
    return {
      id: idOf(recipe, step),
      method,
      title,
      samples: [runnableSample(step.title, request)],
    };
  });
