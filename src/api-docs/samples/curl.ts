import { ENV_PREFIX } from '#api-docs/names.ts';
import { indented } from './quoted.ts';
import type { SampleRequest } from './sample-request.ts';

/** The request as a shell command, which fails on an error and still shows it. */
export function curl(
  { method, target, headers, json, form }: SampleRequest,
  origin: string,
): string {
  const address = `${origin}${target}`;
  return [
    `curl -X ${method} --fail-with-body`,
    address.includes('&') ? `'${address}'` : address,
    `-H "Authorization: Bearer $${ENV_PREFIX}_API_KEY"`,
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(json ? ['-H "Content-Type: application/json"', `-d '${bodyOf(json)}'`] : []),
    ...Object.entries(form ?? {}).map(([name, file]) => `-F "${name}=@${file}"`),
  ].join(' \\\n  ');
}

const bodyOf = (json: object) =>
  indented(JSON.stringify(json, null, 2).replaceAll("'", "'\\''"), 2);
