import type { Operation } from '#api-docs/kit/operation.ts';
import { Refused } from '#core/sandbox/refused.ts';
import { formOf } from './form.ts';
import { NOT_UTF8, type SandboxRequest } from './request.ts';

/** What a body may have at most, in bytes of UTF-8. */
export const MOST_BYTES = 1_000_000;

/** Another character set than JSON's (RFC 8259, 8.1). */
const OTHER_CHARSET = /; *charset=(?!"?utf-?8"? *(?:;|$))/;

/** The body of a request as data; undefined for a call that takes none, or comes without. */
export function bodyOf(row: Operation, { headers, body }: SandboxRequest): unknown {
  if (new TextEncoder().encode(body).length > MOST_BYTES) throw new Refused('body_too_large');
  if (!row.body) {
    if (body.trim() !== '' && body.trim() !== '{}') throw new Refused('body_unexpected');
    return undefined;
  }
  refuseEncoding(headers['content-encoding']);
  const accept = row.form ? 'multipart/form-data' : 'application/json';
  const type = headers['content-type'] ?? '';
  if (body.trim() === '' && row.optionalBody) return undefined;
  if (body.trim() === '' && type === '') throw new Refused('body_missing');
  // Names of media types have no letter case (RFC 9110, 8.3.1).
  const named = type.toLowerCase();
  if (named.split(';')[0]?.trim() !== accept || OTHER_CHARSET.test(named))
    throw new Refused('content_type_unsupported', [], { accept });
  if (body.trim() === '') throw new Refused('body_missing');
  const data = row.form ? formOf(type, body) : parsed(body);
  if (row.form && !data) throw new Refused('form_unreadable');
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Refused('json_not_object');
  return data;
}

/** What can be sent in place of it is said as RFC 9110, 15.5.16 asks. */
function refuseEncoding(encoding = 'identity'): void {
  if (encoding.toLowerCase() !== 'identity')
    throw new Refused('content_encoding_unsupported', [], { 'accept-encoding': 'identity' });
}

function parsed(text: string): unknown {
  if (text === NOT_UTF8) throw new Refused('body_not_utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('json_unreadable');
  }
}
