import { deliverOnce } from './delivery.ts';
import { MESSAGE_AT_FAULT } from './mail-api.ts';
import type { Outcome } from './outcome.ts';
import { mayPost } from './rate.ts';
import { MAX_BODY_BYTES, readMessage } from './read-message.ts';
import type { Settings } from './settings.ts';

/** Path of EmailJS's call, which the site's SDK posts to. */
const MAIL_PATH = '/api/v1.0/email/send';

/** How long browsers need not ask again whether they may post, in seconds. */
const PREFLIGHT_S = 86_400;

/**
 * Takes the contact form's messages instead of EmailJS and forwards them to a mail API, on any runtime with Web
 * standards: `cloudflare.ts` and `node.ts` begin here. See README.md and docs/email.md.
 */
export default {
  async fetch(request: Request, settings: Settings): Promise<Response> {
    const origin = request.headers.get('origin') ?? '';
    const isAllowed = settings.ALLOWED_ORIGINS.split(/[\s,]+/).includes(origin);
    if (new URL(request.url).pathname !== MAIL_PATH) return answer(404, 'Not Found');
    if (!origin || !isAllowed) return answer(403, 'Forbidden');
    const { status, text } = await respond(request, settings).catch(() => FAILED);
    return answer(status, text, origin);
  },
};

const FAILED: Outcome = { status: 503, text: 'Service Unavailable' };

async function respond(request: Request, settings: Settings): Promise<Outcome> {
  if (request.method === 'OPTIONS') return { status: 204, text: '' };
  if (request.method !== 'POST') return { status: 405, text: 'Method Not Allowed' };
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return { status: 415, text: 'Unsupported Media Type' };
  if (!(await mayPost(request, settings))) return { status: 429, text: 'Too Many Requests' };
  const body = await textOf(request);
  if (body === undefined) return { status: 413, text: 'Variables size limit' };
  const message = readMessage(body);
  // What follows the sentence is for people.
  if (typeof message === 'string')
    return { ...MESSAGE_AT_FAULT, text: `${MESSAGE_AT_FAULT.text}. ${message}` };
  return deliverOnce(message, settings);
}

/** The body; undefined as soon as it is too large, regardless of the stated size. */
async function textOf(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function answer(status: number, text: string, origin?: string): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', vary: 'Origin' });
  if (origin) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-methods', 'POST');
    headers.set('access-control-allow-headers', 'content-type');
    headers.set('access-control-max-age', String(PREFLIGHT_S));
  }
  return new Response(status === 204 ? null : text, { status, headers });
}
