import { REDIRECTS, type Sent } from './standards.ts';

/** What a script may always read of a response of another origin: Fetch Standard, "CORS-safelisted". */
const SAFELISTED = ['cache-control', 'content-language', 'content-length', 'content-type'];
/** Fetch Standard, "null body status". */
const WITHOUT_BODY = [101, 103, 204, 205, 304];

/** A page where a redirect leads: a health check, say. */
const REDIRECTED: Sent = { status: 200, body: 'OK', headers: {}, exposed: [] };

/** `fetch` of a browser whose mail service answers so, as the Fetch Standard has it. */
export const fetchOf =
  (answer: () => Sent) =>
  async (_url: string, { redirect = 'follow' }: RequestInit = {}): Promise<Response> => {
    const sent = answer();
    if (!REDIRECTS.includes(sent.status)) return responseOf(sent);
    if (redirect === 'error') throw new TypeError('Failed to fetch');
    if (redirect === 'follow') return responseOf(REDIRECTED);
    return {
      status: 0,
      ok: false,
      type: 'opaqueredirect',
      headers: new Headers(),
      text: async () => '',
    } as Response;
  };

function responseOf({ status, body, headers, exposed }: Sent): Response {
  // An interim answer is never the response.
  if (status < 200) throw new TypeError('Failed to fetch');
  const read = Object.entries(headers).filter(([name]) =>
    [...SAFELISTED, ...exposed].includes(name),
  );
  return {
    status,
    ok: status >= 200 && status <= 299,
    type: 'cors',
    headers: new Headers(read),
    text: async () => (WITHOUT_BODY.includes(status) ? '' : body),
  } as Response;
}
