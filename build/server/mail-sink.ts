import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** EmailJS refuses larger requests with 413. */
const MAX_BODY_BYTES = 50 * 1024;

/** Path of EmailJS's REST call. */
export const MAIL_PATH = '/api/v1.0/email/send';

export interface MailSettings {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Folder that the `.eml` files are put into. */
  folder: string;
}

/** One accepted message, as EmailJS's template would see it. */
export type Mail = Record<string, string>;

/**
 * Responds to EmailJS's `POST /api/v1.0/email/send` and keeps each accepted message as an RFC 5322 file.
 * Same body, statuses and texts as the service; for demonstrations and tests only.
 */
export function mailSink(settings: MailSettings, accepted?: (mail: Mail) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, text: string) => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    };
    if (request.method !== 'POST') return answer(405, 'Method Not Allowed');
    const body = await readBody(request);
    if (body === undefined) return answer(413, 'Variables size limit. The maximum is 50Kb');
    const refusal = refuse(body, settings);
    if (refusal) return answer(400, refusal);
    const mail = JSON.parse(body).template_params as Mail;
    const file = path.join(settings.folder, `${Date.now()}-${fileSafe(mail.message_id)}.eml`);
    await mkdir(settings.folder, { recursive: true });
    await writeFile(file, toEml(mail));
    accepted?.(mail);
    answer(200, 'OK');
  };
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return bytes > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}

function refuse(body: string, settings: MailSettings): string | undefined {
  let call: Record<string, unknown>;
  try {
    call = JSON.parse(body);
  } catch {
    return 'Bad Request';
  }
  if (typeof call !== 'object' || call === null) return 'Bad Request';
  if (!call.user_id) return 'The user_id parameter is required';
  if (!call.service_id) return 'The service_id parameter is required';
  if (!call.template_id) return 'The template_id parameter is required';
  if (call.user_id !== settings.publicKey) return 'The Public Key is invalid';
  if (call.service_id !== settings.serviceId) return 'The service ID not found';
  if (call.template_id !== settings.templateId) return 'The template ID not found';
  const params = call.template_params;
  const plain = typeof params === 'object' && params !== null && !Array.isArray(params);
  return plain ? undefined : 'The template_params parameter is required';
}

/** A message as an RFC 5322 file: headers encoded so that no value can add a line of its own. */
export function toEml(mail: Mail, date = new Date()): string {
  const header = (name: string, value: string) => `${name}: ${value}`;
  const name = encodedWord(mail.from_name ?? '');
  const address = String(mail.from_email ?? '').replace(/[^\w.!#$%&'*+/=?^`{|}~@-]/g, '');
  const body = Buffer.from(String(mail.message ?? ''), 'utf8').toString('base64');
  return [
    header('From', `${name} <${address}>`),
    header('To', 'Mail sink <inbox@localhost>'),
    header('Subject', encodedWord(`Contact form: ${mail.from_name ?? ''}`)),
    header('Date', date.toUTCString().replace('GMT', '+0000')),
    header('Message-ID', `<${fileSafe(mail.message_id)}@localhost>`),
    header('X-Attempt', String(Number(mail.attempt) || 0)),
    header('X-Queued-At', fileSafe(mail.queued_at)),
    header('MIME-Version', '1.0'),
    header('Content-Type', 'text/plain; charset=utf-8'),
    header('Content-Transfer-Encoding', 'base64'),
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

// RFC 2047: pieces of at most 45 bytes, so that each encoded word stays under 75 characters.
function encodedWord(text: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (Buffer.byteLength(piece + character) > 45) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece]
    .map((part) => `=?utf-8?B?${Buffer.from(part, 'utf8').toString('base64')}?=`)
    .join('\r\n ');
}

const fileSafe = (value: unknown) =>
  String(value ?? '')
    .replace(/[^\w.:-]/g, '')
    .slice(0, 80);
