import { ENV_PREFIX, HEADER_PREFIX, PASCAL_NAME } from './names.ts';

const header = HEADER_PREFIX.toLowerCase();

/** Check of an event in Node. */
export const verifyJavascript = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the raw text as it was received, before JSON.parse. now: in seconds since 1970.
function isFrom${PASCAL_NAME}(headers, body, now = Date.now() / 1000) {
  const time = headers['${header}-time'];
  const given = headers['${header}-signature'];
  if (typeof time !== 'string' || !/^[0-9]{1,12}$/.test(time)) return false;
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false;
  const wanted = createHmac('sha256', process.env.${ENV_PREFIX}_WEBHOOK_SECRET)
    .update(time + '.' + body)
    .digest();
  return Math.abs(now - Number(time)) < 300 && timingSafeEqual(Buffer.from(given, 'hex'), wanted);
}`;
