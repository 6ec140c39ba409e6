import type { Code } from './code.ts';
import { payLink, type Request } from './pay-link.ts';

/** A request with its link and code. */
export interface Drawn {
  request: Request;
  link: string;
  code: Code;
}

/** Makes link and code of a request that was checked. What draws codes is loaded with the first one. */
export async function drawRequest(request: Request): Promise<Drawn> {
  const { codeOf } = await import('./code.ts');
  const link = payLink(request);
  return { request, link, code: codeOf(link) };
}
