import type { ApiEndpoint } from './api-endpoint.ts';
import { sampleBody } from './sample-body.ts';
import { sampleHeaders } from './sample-headers.ts';

/** The request as a shell command. */
export function curl(endpoint: ApiEndpoint, origin: string): string {
  return [
    `curl -X ${endpoint.method}`,
    `${origin}${endpoint.path}`,
    ...sampleHeaders(endpoint).map(([name, value]) => `-H "${name}: ${value}"`),
    ...body(endpoint),
  ].join(' \\\n  ');
}

function body(endpoint: ApiEndpoint): string[] {
  if (endpoint.contentType === 'multipart/form-data')
    return endpoint.fields.map(({ name, type, sample }) =>
      type === 'file' ? `-F "${name}=@${sample}"` : `-F "${name}=${sample}"`,
    );
  const json = JSON.stringify(sampleBody(endpoint), null, 2);
  return [`-d '${json.replaceAll("'", "'\\''").replaceAll('\n', '\n  ')}'`];
}
