import type { Payload } from '../../src/core/outbox/payload.ts';
import { eachField } from '../../src/core/outbox/payload.ts';

/** One accepted message, as EmailJS's template would see it. */
export interface Mail extends Payload {
  message_id: string;
  attempt: number;
  queued_at: string;
}

/** EmailJS's identifiers, as a build has them. */
export interface MailAccount {
  serviceId: string;
  templateId: string;
  publicKey: string;
}

/**
 * Reads the body of EmailJS's call.
 *
 * @returns the message, or the words with which EmailJS refuses the call (status 400)
 */
export function readCall(body: string, account: MailAccount): Mail | string {
  const call = asObject(parse(body));
  if (!call) return 'Bad Request';
  if (!call.user_id) return 'The user_id parameter is required';
  if (!call.service_id) return 'The service_id parameter is required';
  if (!call.template_id) return 'The template_id parameter is required';
  if (call.user_id !== account.publicKey) return 'The Public Key is invalid';
  if (call.service_id !== account.serviceId) return 'The service ID not found';
  if (call.template_id !== account.templateId) return 'The template ID not found';
  const params = asObject(call.template_params);
  if (!params) return 'The template_params parameter is required';
  return readMail(params) ?? 'The template_params parameter is invalid';
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;

// A parameter that is left out is empty, as in a template; one that is not a text is not the site's.
function readMail(params: Record<string, unknown>): Mail | undefined {
  const text = (name: string) => (Object.hasOwn(params, name) ? params[name] : '');
  const mail = {
    ...eachField(text),
    message_id: text('message_id'),
    queued_at: text('queued_at'),
  };
  if (!Object.values(mail).every((value) => typeof value === 'string')) return undefined;
  const attempt = Number.isSafeInteger(params.attempt) ? (params.attempt as number) : 0;
  return { ...(mail as Omit<Mail, 'attempt'>), attempt };
}
