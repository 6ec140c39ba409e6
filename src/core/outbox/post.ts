import { later } from '#lib/later.ts';
import { answerOf, callEmailJs, SEND_PATH } from './call-email-js.ts';
import type { Leave, MailParameters } from './device.ts';
import { lendFetch } from './lend-fetch.ts';
import { mailSettings } from './mail-settings.ts';
import type { MailResponse } from './response.ts';

// Loaded with a message and not at the top: the SDK reads localStorage as it loads, which throws in a browser that
// blocks site data. There the same call goes out without it.
const emailJs = later(() => import('@emailjs/browser'));

/** Posts one message through EmailJS's SDK and waits for its response. Never rejects. */
export async function post(parameters: MailParameters, leave: Leave): Promise<MailResponse> {
  const settings = mailSettings();
  if (typeof settings === 'string') return { kind: 'unconfigured', text: settings };
  const sdk = await emailJs.load().catch(() => undefined);
  if (!sdk) return callEmailJs(parameters, leave);
  if (!(await leave.isGiven())) return { kind: 'unsent' };
  const loan = lendFetch(settings.origin + SEND_PATH, leave.signal);
  try {
    const { serviceId, templateId, publicKey, origin } = settings;
    sdk.init({ publicKey, origin });
    return asResponse(await sdk.send(serviceId, templateId, { ...parameters }), loan.response);
  } catch (error) {
    return asResponse(error, loan.response);
  } finally {
    loan.end();
  }
}

// The SDK resolves and rejects with `{ status, text }` for an HTTP response. It rejects with fetch's TypeError for
// none: no network, a connection cut after the server had it all, or a response without CORS headers.
function asResponse(outcome: unknown, response: Response | undefined): MailResponse {
  const { text } = (outcome ?? {}) as { text?: unknown };
  if (response && typeof text === 'string') return answerOf(response, text);
  if (typeof outcome === 'string') return { kind: 'unconfigured', text: outcome };
  return { kind: 'none' };
}
