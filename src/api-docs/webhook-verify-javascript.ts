/** Check of an event in Node. */
export const verifyJavascript = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the raw text as it was received, before JSON.parse.
function isFromKolam(headers, body) {
  const time = headers['kolam-time'];
  const wanted = createHmac('sha256', process.env.KOLAM_WEBHOOK_SECRET)
    .update(time + '.' + body)
    .digest();
  const given = Buffer.from(headers['kolam-signature'] ?? '', 'hex');
  return (
    Math.abs(Date.now() / 1000 - Number(time)) < 300 &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted)
  );
}`;
