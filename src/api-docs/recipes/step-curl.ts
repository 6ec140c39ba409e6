import { curl } from '#api-docs/samples/curl.ts';
import type { Recipe, RecipeStep } from './recipe.ts';
import { stepRequest } from './step-request.ts';

/** Placeholder of a value until the shell's own expression replaces it. No request has such text. */
const place = (from: string) => `@@${from}@@`;
const PLACE = /@@(\w+)\.([\w.]+?)@@/g;
const IN_BODY = /"@@(\w+)\.([\w.]+?)@@"/g;

/** `data.0.id` as jq has it, in quotes where the shell would read its brackets. */
function inJq(path: string): string {
  const written = path.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]').replace(/^(?=\w)/, '.');
  return written.includes('[') ? `'${written}'` : written;
}

/**
 * A step as a shell command that stores the answer in a file of the step's name, and takes earlier values out of such
 * files with jq.
 */
export function stepCurl(recipe: Recipe, step: RecipeStep, origin: string): string {
  const request = stepRequest(recipe, step, ({ from }) => place(from));
  const [first = '', address = '', ...rest] = curl(request, origin).split(' \\\n  ');
  const lines = [
    first,
    // Quoted for the shell, which has to look into it.
    address.includes('@@')
      ? `"${address.replaceAll(PLACE, (_, name, path) => `$(jq -r ${inJq(path)} ${name}.json)`)}"`
      : address,
    ...rest.map((line) =>
      // Out of the single quotes of the body and back. jq writes the quotes of a text itself.
      line.replaceAll(IN_BODY, (_, name, path) => `'"$(jq ${inJq(path)} ${name}.json)"'`),
    ),
    `-o ${step.name}.json`,
  ];
  return `${lines.join(' \\\n  ')}\njq . ${step.name}.json`;
}
