import { payLink, type Request } from '#domain/upi-pay-link.ts';
import type { Code } from './code.ts';

/** A request with its link and code. */
export interface DrawnRequest {
  request: Request;
  link: string;
  code: Code;
}

/** Loads what draws codes, which the page comes without. Rejects where it cannot be loaded. */
export const loadCode = () => import('./code.ts');

/** Makes link and code of a request that was checked. Rejects if what draws codes cannot be loaded. */
export async function drawRequest(request: Request): Promise<DrawnRequest> {
  const { codeOf } = await loadCode();
  const link = payLink(request);
  return { request, link, code: codeOf(link) };
}
