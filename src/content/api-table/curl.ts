import type { ApiEndpoint } from './api-endpoint.ts';
import { sampleBody } from './sample-body.ts';
import { KEY_PLACEHOLDER } from './servers.ts';

/** The request as a shell command. */
export function curl(endpoint: ApiEndpoint, origin: string): string {
  return [
    `curl -X ${endpoint.method}`,
    `${origin}${endpoint.path}`,
    `-H "Authorization: Bearer ${KEY_PLACEHOLDER}"`,
    ...body(endpoint),
  ].join(' \\\n  ');
}

function body(endpoint: ApiEndpoint): string[] {
  if (endpoint.contentType === 'multipart/form-data')
    return endpoint.fields.map(({ name, type, sample }) =>
      type === 'file' ? `-F "${name}=@${sample}"` : `-F "${name}=${sample}"`,
    );
  const json = JSON.stringify(sampleBody(endpoint), null, 2);
  return [
    '-H "Content-Type: application/json"',
    `-d '${json.replaceAll("'", "'\\''").replaceAll('\n', '\n  ')}'`,
  ];
}
