import { runnableSample } from '#api-docs/runnable.ts';
import { rowOf } from '#api-docs/samples/sample-request.ts';
import { SANDBOX } from '#api-docs/servers.ts';
import type { ShownRecipe } from '#content/types/recipe.ts';
import { type Holds, isFrom, type Recipe } from './recipe.ts';
import { stepCurl } from './step-curl.ts';
import { exampleIn, stepRequest } from './step-request.ts';

/** A recipe as its page shows it: commands to copy, and calls to run there. */
export const shownRecipe = (recipe: Recipe): ShownRecipe => ({
  id: recipe.id,
  heading: recipe.title,
  intro: recipe.intro,
  steps: recipe.steps.map((step) => {
    const { method, path, title } = rowOf(step.call);
    const request = stepRequest(recipe, step, exampleIn(step));
    return {
      title: step.title,
      text: step.why,
      method,
      path,
      curl: stepCurl(recipe, step, SANDBOX),
      holds: step.holds.map(said),
      run: { id: step.call, method, title, samples: [runnableSample(step.title, request)] },
    };
  }),
});

const said = ({ at, is }: Holds): string =>
  isFrom(is) ? `${at} is the same as ${is.from}` : `${at} is ${is}`;
