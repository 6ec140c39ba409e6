import type { ApiEndpoint } from './api-endpoint.ts';
import { quoted } from './sample-body.ts';
import { sampleHeaders } from './sample-headers.ts';

/** The request with `fetch`, as a module for Node: a key must not be in a browser. */
export function javascript(endpoint: ApiEndpoint, origin: string): string {
  const isForm = endpoint.contentType === 'multipart/form-data';
  return [
    ...(isForm ? form(endpoint) : []),
    `const response = await fetch(${quoted(origin + endpoint.path)}, {`,
    `  method: '${endpoint.method}',`,
    '  headers: {',
    ...sampleHeaders(endpoint).map(([name, value]) => `    ${property(name)}: ${quoted(value)},`),
    '  },',
    ...(isForm ? ['  body: form,'] : json(endpoint)),
    '  signal: AbortSignal.timeout(30_000),',
    '});',
    'console.log(response.status, await response.json());',
  ].join('\n');
}

/** A name as an object takes it: quoted only where it must be. */
const property = (name: string) => (name.includes('-') ? quoted(name) : name);

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
