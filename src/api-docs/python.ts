import type { ApiEndpoint } from './api-endpoint.ts';
import { sampleHeaders } from './sample-headers.ts';

/** The request with the `requests` package. A JSON string is a Python string too. */
export function python(endpoint: ApiEndpoint, origin: string): string {
  return [
    'import requests',
    '',
    'response = requests.post(',
    `    "${origin}${endpoint.path}",`,
    ...headers(endpoint),
    ...body(endpoint),
    '    timeout=30,',
    ')',
    'print(response.status_code, response.json())',
  ].join('\n');
}

function headers(endpoint: ApiEndpoint): string[] {
  // `requests` writes the content type itself.
  const entries = sampleHeaders(endpoint)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  if (entries.length === 1) return [`    headers={${entries}},`];
  return ['    headers={', ...entries.map((entry) => `        ${entry},`), '    },'];
}

function body({ contentType, fields }: ApiEndpoint): string[] {
  const entries = fields.map(({ name, type, sample }) => {
    const text = JSON.stringify(sample);
    return `        "${name}": ${type === 'file' ? `open(${text}, "rb")` : text},`;
  });
  const argument = contentType === 'multipart/form-data' ? 'files' : 'json';
  return [`    ${argument}={`, ...entries, '    },'];
}
