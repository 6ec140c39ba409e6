import type { IncomingMessage } from 'node:http';
import { MOST_BYTES } from '../../../src/core/sandbox/request/body.ts';
import { withoutFiles } from '../../../src/core/sandbox/request/form.ts';
import type { SandboxRequest } from '../../../src/core/sandbox/request/request.ts';

/** A request as the sandbox knows it. What is too large is read to its end, so that its sender hears why. */
export async function readRequest(message: IncomingMessage): Promise<SandboxRequest> {
  const { method = 'GET', url = '/' } = message;
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  );
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MOST_BYTES) parts.push(part);
  }
  if (size > MOST_BYTES) return { method, target: url, headers, body: ' '.repeat(MOST_BYTES + 1) };
  // Of a form only what is printed in ASCII is read: names of fields and files.
  const type = headers['content-type'] ?? '';
  const encoding = type.startsWith('multipart/') ? 'latin1' : 'utf8';
  return {
    method,
    target: url,
    headers,
    body: withoutFiles(type, Buffer.concat(parts).toString(encoding)),
  };
}
