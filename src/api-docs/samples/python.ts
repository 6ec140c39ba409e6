import { ENV_PREFIX } from '#api-docs/names.ts';
import { indented } from './quoted.ts';
import type { SampleRequest } from './sample-request.ts';

/** The request with the `requests` package. A JSON string is a Python string too. */
export function python(
  { method, target, headers, json, form }: SampleRequest,
  origin: string,
): string {
  return [
    'import os',
    '',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    "${origin}${target}",`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['${ENV_PREFIX}_API_KEY']}",`,
    ...headers.map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
    '    },',
    // `requests` writes the content type itself.
    ...(json ? [`    json=${indented(literal(json), 4)},`] : []),
    ...(form ? ['    files={', ...files(form), '    },'] : []),
    '    timeout=30,',
    ')',
    'print(response.status_code, response.text)',
    // `raise_for_status` would keep the problem to itself.
    'if not response.ok:',
    '    exit(1)',
  ].join('\n');
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([name, each]) => `\n    "${name}": ${indented(literal(each), 4)},`,
  );
  return `{${lines.join('')}\n}`;
}

const files = (form: Readonly<Record<string, string>>) =>
  Object.entries(form).map(
    ([name, file]) => `        "${name}": open(${JSON.stringify(file)}, "rb"),`,
  );
