import { payLink, type Request } from '#domain/upi-pay-link.ts';
import { later } from '#lib/later.ts';
import type { Code } from './code.ts';

/** A request with its link and code. */
export interface DrawnRequest {
  request: Request;
  link: string;
  code: Code;
}

/** What draws codes, which the page comes without. */
export const code = later(() => import('./code.ts'), { when: 'idle' });

/** Makes link and code of a request that was checked. Rejects if what draws codes cannot be loaded. */
export async function drawRequest(request: Request): Promise<DrawnRequest> {
  const { codeOf } = await code.load();
  const link = payLink(request);
  return { request, link, code: codeOf(link) };
}
