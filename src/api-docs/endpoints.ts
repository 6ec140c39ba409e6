import type { ApiEndpoint } from './api-endpoint.ts';
import { aadhaar, pan, passport, voter } from './identity.ts';
import { bank, bbps, upi } from './money.ts';
import { cin, ocr, rc } from './records.ts';

const table = [pan, aadhaar, bank, voter, bbps, rc, passport, cin, ocr, upi] as const;

/** Path of a documented endpoint. */
export type EndpointPath = (typeof table)[number]['path'];

/**
 * The only table of documented endpoints. The pages, the reference, their samples, the OpenAPI file and
 * the Postman collection are all made from it while building.
 */
export const endpoints: readonly ApiEndpoint[] = table;

/** The endpoint of a path. */
export function endpointAt(path: EndpointPath): ApiEndpoint {
  const found = endpoints.find((endpoint) => endpoint.path === path);
  if (!found) throw new Error(`${path} is not in the table of endpoints.`);
  return found;
}
