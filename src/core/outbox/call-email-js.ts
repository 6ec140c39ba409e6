import type { Leave, MailParameters } from './device.ts';
import { mailSettings } from './mail-settings.ts';
import type { MailResponse } from './response.ts';

/** Path of EmailJS's REST call. */
export const SEND_PATH = '/api/v1.0/email/send';

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
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        service_id: settings.serviceId,
        template_id: settings.templateId,
        user_id: settings.publicKey,
        template_params: parameters,
      }),
    });
    const { status, headers } = response;
    const retryAfterMs = inMilliseconds(headers.get('retry-after'));
    return { kind: 'http', status, text: await response.text(), retryAfterMs };
  } catch {
    return { kind: 'none' };
  }
}

/** A `Retry-After` in seconds or as a date (RFC 9110, 10.2.3); 0 for none. */
const inMilliseconds = (header: string | null): number =>
  Number(header) * 1_000 || Date.parse(header ?? '') - Date.now() || 0;
