import type { IncomingMessage } from 'node:http';
import { MOST_BYTES } from '../../../src/core/sandbox/request/body.ts';
import { withoutFiles } from '../../../src/core/sandbox/request/form.ts';
import { NOT_UTF8, type SandboxRequest } from '../../../src/core/sandbox/request/request.ts';

/**
 * A request as the sandbox knows it; HEAD is GET, of whose answer Node sends the head alone (RFC 9110, 9.3.2). What is
 * too large is read to its end, so that its sender hears why. Rejects where the sender goes away before that.
 */
export async function readRequest(message: IncomingMessage): Promise<SandboxRequest> {
  const { url = '/' } = message;
  const method = message.method === 'HEAD' ? 'GET' : (message.method ?? 'GET');
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
  const type = headers['content-type'] ?? '';
  const bytes = Buffer.concat(parts);
  // Of a form only what is printed in ASCII is read: names of fields and files.
  const isForm = /^multipart\//i.test(type);
  const body = isForm ? withoutFiles(type, bytes.toString('latin1')) : textOf(bytes);
  return { method, target: url, headers, body };
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return NOT_UTF8;
  }
}
