import type { ApiEndpoint } from './api-endpoint.ts';
import { quoted } from './sample-body.ts';
import { KEY_PLACEHOLDER } from './servers.ts';

/** The request with `fetch`, as a module for Node: a key must not be in a browser. */
export function javascript(endpoint: ApiEndpoint, origin: string): string {
  const isForm = endpoint.contentType === 'multipart/form-data';
  return [
    ...(isForm ? form(endpoint) : []),
    `const response = await fetch(${quoted(origin + endpoint.path)}, {`,
    `  method: '${endpoint.method}',`,
    '  headers: {',
    `    Authorization: 'Bearer ${KEY_PLACEHOLDER}',`,
    ...(isForm ? [] : ["    'Content-Type': 'application/json',"]),
    '  },',
    ...(isForm ? ['  body: form,'] : json(endpoint)),
    '  signal: AbortSignal.timeout(30_000),',
    '});',
    'console.log(response.status, await response.json());',
  ].join('\n');
}

const json = ({ fields }: ApiEndpoint) => [
  '  body: JSON.stringify({',
  ...fields.map(({ name, sample }) => `    ${name}: ${quoted(sample)},`),
  '  }),',
];

const form = ({ fields }: ApiEndpoint) => [
  "import { readFile } from 'node:fs/promises';",
  '',
  'const form = new FormData();',
  ...fields.flatMap(({ name, type, sample }) =>
    type === 'file'
      ? [
          `const ${name} = new Blob([await readFile(${quoted(sample)})]);`,
          `form.append('${name}', ${name}, ${quoted(sample)});`,
        ]
      : [`form.append('${name}', ${quoted(sample)});`],
  ),
  '',
];
