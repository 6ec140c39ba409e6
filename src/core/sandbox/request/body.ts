import type { Operation } from '#api-docs/kit/operation.ts';
import { Refused } from '#core/sandbox/refused.ts';
import { formOf } from './form.ts';
import type { SandboxRequest } from './request.ts';

/** What a body may have at most, in bytes of UTF-8. */
export const MOST_BYTES = 1_000_000;

/** The body of a request as data; undefined for a call that takes none. */
export function bodyOf(row: Operation, { headers, body }: SandboxRequest): unknown {
  if (new TextEncoder().encode(body).length > MOST_BYTES) throw new Refused('body_too_large');
  if (!row.body) {
    if (body.trim() !== '' && body.trim() !== '{}') throw new Refused('json_unreadable');
    return undefined;
  }
  const type = headers['content-type'] ?? '';
  // Names of media types have no letter case (RFC 9110, 8.3.1).
  const [media = ''] = type.toLowerCase().split(';');
  if (media.trim() !== (row.form ? 'multipart/form-data' : 'application/json'))
    throw new Refused('content_type_unsupported');
  const data = row.form ? formOf(type, body) : parsed(body);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Refused('json_unreadable');
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
