import type { Leave, MailParameters } from './device.ts';
import { mailSettings } from './mail-settings.ts';
import type { MailResponse } from './response.ts';
import { retryAfterOf } from './retry-after.ts';

/** Path of EmailJS's REST call. */
export const SEND_PATH = '/api/v1.0/email/send';

/**
 * A redirected POST may come as a GET, whose `OK` says nothing of the message (Fetch Standard, "HTTP-redirect fetch").
 * Its response then has status 0, and no browser says which redirect it was.
 */
export const REDIRECT: RequestRedirect = 'manual';

/** EmailJS's REST call, https://www.emailjs.com/docs/rest-api/send/, without its SDK. Never rejects. */
export async function callEmailJs(
  parameters: MailParameters,
  { signal, isGiven }: Leave,
): Promise<MailResponse> {
  const settings = mailSettings();
  if (typeof settings === 'string') return { kind: 'unconfigured', text: settings };
  if (!(await isGiven())) return { kind: 'unsent' };
  try {
    const response = await fetch(settings.origin + SEND_PATH, {
      method: 'POST',
      signal,
      redirect: REDIRECT,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        service_id: settings.serviceId,
        template_id: settings.templateId,
        user_id: settings.publicKey,
        template_params: parameters,
      }),
    });
    return answerOf(response, await response.text());
  } catch {
    return { kind: 'none' };
  }
}

/** A response of the service, or of a proxy in between. */
export const answerOf = ({ status, headers }: Response, text: string): MailResponse => ({
  kind: 'http',
  status,
  text,
  retryAfterMs: retryAfterOf(headers, Date.now()),
});
