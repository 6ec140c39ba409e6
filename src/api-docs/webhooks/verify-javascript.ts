/** Check of an event in JavaScript: Node, and what else has `node:crypto`. */
export const verifyJavascript = `import { createHmac, timingSafeEqual } from 'node:crypto';

// headers: an object, Headers, a Map or pairs. body: the raw text or bytes, before JSON.parse.
// now: in seconds since 1970.
export function verify(headers, body, secret, now = Date.now() / 1000) {
  try {
    const pairs = headers[Symbol.iterator] ? [...headers] : Object.entries(headers);
    const named = new Map(pairs.map(([name, text]) => [name.toLowerCase(), [text].flat().join()]));
    const parts = ['id', 'timestamp', 'signature'];
    const [id, time, given] = parts.map((part) => named.get('webhook-' + part));
    if (!id || !/^[0-9]{1,12}$/.test(time) || Math.abs(now - Number(time)) > 300) return false;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const mac = createHmac('sha256', key).update(id + '.' + time + '.').update(body);
    const wanted = Buffer.from('v1,' + mac.digest('base64'));
    const right = given.split(' ').filter((each) => {
      const bytes = Buffer.from(each);
      return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
    });
    return right.length > 0;
  } catch {
    return false;
  }
}`;
