import { SEND_TIMEOUT_MS } from './limits.ts';
import { type MailSettings, mailSettings } from './mail-settings.ts';
import type { OutboxRecord } from './record.ts';
import type { MailResponse } from './response.ts';

/**
 * Posts one message through EmailJS and waits at most `SEND_TIMEOUT_MS`. Never rejects. The SDK cannot
 * be aborted, so an answer that comes after the time is still to be had as `late`.
 */
export async function post(record: OutboxRecord): Promise<MailResponse> {
  const settings = mailSettings();
  if (typeof settings === 'string') return { kind: 'unconfigured', text: settings };
  const params = {
    ...record.payload,
    message_id: record.id,
    attempt: record.attempts,
    queued_at: new Date(record.createdAt).toISOString(),
  };
  const answer = sendThroughEmailJs(settings, params);
  const silence = new Promise<MailResponse>((resolve) => {
    setTimeout(() => resolve({ kind: 'none', late: answer }), SEND_TIMEOUT_MS);
  });
  return Promise.race([answer, silence]);
}

async function sendThroughEmailJs(
  settings: MailSettings,
  params: Record<string, unknown>,
): Promise<MailResponse> {
  try {
    // Loaded here and not at the top: the SDK reads localStorage as it loads, which throws in a
    // browser that blocks site data. There the same call goes out without it.
    const sdk = await import('@emailjs/browser').catch(() => undefined);
    if (!sdk) return await callEmailJs(settings, params);
    const { serviceId, templateId, publicKey, origin } = settings;
    sdk.init({ publicKey, origin });
    const { status, text } = await sdk.send(serviceId, templateId, params);
    return { kind: 'http', status, text };
  } catch (error) {
    return asAnswer(error);
  }
}

// EmailJS's REST call, https://www.emailjs.com/docs/rest-api/send/
async function callEmailJs(
  { serviceId, templateId, publicKey, origin }: MailSettings,
  params: Record<string, unknown>,
): Promise<MailResponse> {
  const answer = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service_id: serviceId,
      template_id: templateId,
      user_id: publicKey,
      template_params: params,
    }),
  });
  return { kind: 'http', status: answer.status, text: await answer.text() };
}

// The SDK rejects with `{ status, text }` for an HTTP answer, and with fetch's TypeError for none: no
// network, a connection cut after the server had it all, or an answer without CORS headers.
function asAnswer(error: unknown): MailResponse {
  const { status, text } = (error ?? {}) as { status?: unknown; text?: unknown };
  if (typeof status === 'number' && status > 0)
    return { kind: 'http', status, text: String(text ?? '') };
  if (typeof error === 'string') return { kind: 'unconfigured', text: error };
  return { kind: 'none' };
}
