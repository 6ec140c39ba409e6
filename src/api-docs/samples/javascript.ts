import { ENV_PREFIX } from '#api-docs/names.ts';
import { indented, quoted } from './quoted.ts';
import type { SampleRequest } from './sample-request.ts';

/** The request with `fetch`, as a module for Node: a key must not be in a browser. */
export function javascript(request: SampleRequest, origin: string): string {
  const { method, target, headers, json, form } = request;
  return [
    ...(form ? formOf(form) : []),
    `const response = await fetch(${quoted(origin + target)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.${ENV_PREFIX}_API_KEY}\`,`,
    ...headers.map(([name, value]) => `    ${quoted(name)}: ${quoted(value)},`),
    ...(json ? ["    'Content-Type': 'application/json',"] : []),
    '  },',
    ...(json ? [`  body: JSON.stringify(${indented(literal(json), 2)}),`] : []),
    ...(form ? ['  body: form,'] : []),
    '  signal: AbortSignal.timeout(30_000),',
    '});',
    'const body = await response.text();',
    "if (!response.ok) throw new Error(response.status + ' ' + body);",
    'console.log(response.status, body);',
  ].join('\n');
}

/** A value as JavaScript writes it, quoted only where it must be. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const lines = Object.entries(value).map(
    ([name, each]) => `\n  ${name}: ${indented(literal(each), 2)},`,
  );
  return `{${lines.join('')}\n}`;
}

const formOf = (form: Readonly<Record<string, string>>) => [
  "import { readFile } from 'node:fs/promises';",
  '',
  'const form = new FormData();',
  ...Object.entries(form).flatMap(([name, file]) => [
    `const ${name} = new Blob([await readFile(${quoted(file)})]);`,
    `form.append('${name}', ${name}, ${quoted(file)});`,
  ]),
  '',
];
