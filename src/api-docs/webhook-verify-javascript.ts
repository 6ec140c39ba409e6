import { ENV_PREFIX, HEADER_PREFIX, PASCAL_NAME } from './names.ts';

/** Check of an event in Node. */
export const verifyJavascript = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the raw text as it was received, before JSON.parse.
function isFrom${PASCAL_NAME}(headers, body) {
  const time = headers['${HEADER_PREFIX.toLowerCase()}-time'];
  const wanted = createHmac('sha256', process.env.${ENV_PREFIX}_WEBHOOK_SECRET)
    .update(time + '.' + body)
    .digest();
  const given = Buffer.from(headers['${HEADER_PREFIX.toLowerCase()}-signature'] ?? '', 'hex');
  return (
    Math.abs(Date.now() / 1000 - Number(time)) < 300 &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted)
  );
}`;
