import type { ApiEndpoint } from './api-endpoint.ts';
import { KEY_PLACEHOLDER } from './servers.ts';

/** The request with the `requests` package. A JSON string is a Python string too. */
export function python(endpoint: ApiEndpoint, origin: string): string {
  return [
    'import requests',
    '',
    'response = requests.post(',
    `    "${origin}${endpoint.path}",`,
    `    headers={"Authorization": "Bearer ${KEY_PLACEHOLDER}"},`,
    ...body(endpoint),
    '    timeout=30,',
    ')',
    'print(response.status_code, response.json())',
  ].join('\n');
}

function body({ contentType, fields }: ApiEndpoint): string[] {
  const entries = fields.map(({ name, type, sample }) => {
    const text = JSON.stringify(sample);
    return `        "${name}": ${type === 'file' ? `open(${text}, "rb")` : text},`;
  });
  const argument = contentType === 'multipart/form-data' ? 'files' : 'json';
  return [`    ${argument}={`, ...entries, '    },'];
}
