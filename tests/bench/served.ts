import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../e2e/support/site.ts';

/** What a server has sent. */
export interface Served {
  /** Bodies as they were sent, compressed where the server compresses. */
  bytes: number;
  requests: number;
  paths: string[];
}

const QUIET_MS = 1_500;
const LOOK_MS = 100;

/** Counts from now on what a site sends. A response that tells that nothing has changed is a request without bytes. */
export function countServed(site: Site): Served {
  const served: Served = { bytes: 0, requests: 0, paths: [] };
  site.fault = (request, response) => {
    served.requests++;
    served.paths.push(request.url ?? '');
    response.on('finish', () => {
      if (response.statusCode === 200 && request.method !== 'HEAD')
        served.bytes += Number(response.getHeader('content-length') ?? 0);
    });
    return false;
  };
  return served;
}

/** Waits until a site has not been asked for anything for a while. */
export async function untilQuiet(served: Served): Promise<void> {
  for (let requests = -1, since = Date.now(); Date.now() - since < QUIET_MS; await pause(LOOK_MS))
    if (requests !== served.requests) {
      requests = served.requests;
      since = Date.now();
    }
}
