import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, answerAnyway, isOwnOrigin } from './answer.ts';
import { type Mail, type MailAccount, readCall } from './mail-call.ts';
import { keepMail } from './mail-folder.ts';

/** EmailJS refuses larger requests with 413. */
const MAX_BODY_BYTES = 50 * 1024;

/** Messages that are written at the same time; more than a person sends, and less than fills the memory. */
const MAX_WRITING = 50;

export type { Mail };

/** Path of EmailJS's REST call. */
export const MAIL_PATH = '/api/v1.0/email/send';

export interface MailSettings extends MailAccount {
  /** Folder that the `.eml` files are put into. */
  folder: string;
}

/**
 * Responds to EmailJS's `POST /api/v1.0/email/send` and keeps each accepted message as an RFC 5322 file.
 * Same body, statuses and texts as the service, but for the site's own pages alone; for demonstrations and
 * tests. Never rejects.
 */
export function mailSink({ folder, ...account }: MailSettings, accepted?: (mail: Mail) => void) {
  let writing = 0;

  const sink = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = refuse(request);
    if (refusal) {
      request.resume();
      return void answer(response, ...refusal);
    }
    const body = await readBody(request);
    if (body === undefined)
      return void answer(response, 413, 'Variables size limit. The maximum is 50Kb');
    const mail = readCall(body, account);
    if (typeof mail === 'string') return void answer(response, 400, mail);
    if (writing >= MAX_WRITING) return void answer(response, 429, 'Too Many Requests');
    writing += 1;
    await keepMail(folder, mail).finally(() => {
      writing -= 1;
    });
    accepted?.(mail);
    answer(response, 200, 'OK');
  };

  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answerAnyway(response, () => sink(request, response));
}

function refuse(request: IncomingMessage): [status: number, text: string] | undefined {
  if (request.method !== 'POST') return [405, 'Method Not Allowed'];
  if (!isOwnOrigin(request))
    return [403, 'API calls are disabled for other origins and non-browser applications'];
  // What a page of another site may send without being asked first is text, a form or nothing.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return [415, 'Unsupported Media Type'];
  return undefined;
}

/** The whole body; undefined for one that is too large, which is read to its end and not kept. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return bytes > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}
