/**
 * Headers of an event as Standard Webhooks 1.0 has them: HMAC-SHA256 of id, time and body, once with each secret.
 *
 * @param at time of the attempt, in seconds since 1970
 * @param secrets each `whsec_` and base64
 */
export async function signed(
  id: string,
  at: number,
  body: string,
  secrets: readonly string[],
): Promise<Record<string, string>> {
  const signatures = await Promise.all(
    secrets.map(async (secret) => `v1,${await signature(`${id}.${at}.${body}`, secret)}`),
  );
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': signatures.join(' '),
  };
}

async function signature(text: string, secret: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (c) => c.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const made = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(made)));
}
