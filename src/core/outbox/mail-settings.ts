import { ERROR_CODES } from './error-code.ts';

export interface MailSettings {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Where the SDK posts, without a path. */
  origin: string;
}

/** EmailJS settings of this build, or why it cannot send: a code as in `lastError`. */
export function mailSettings(): MailSettings | typeof ERROR_CODES.noSettings {
  // Each by its whole name, which the build replaces. A bare `env` would put all settings into the bundle.
  const serviceId = import.meta.env.VITE_EMAILJS_SERVICE_ID as string | undefined;
  const templateId = import.meta.env.VITE_EMAILJS_TEMPLATE_ID as string | undefined;
  const publicKey = import.meta.env.VITE_EMAILJS_PUBLIC_KEY as string | undefined;
  if (!serviceId || !templateId || !publicKey) return ERROR_CODES.noSettings;
  const origin = (import.meta.env.VITE_EMAILJS_ORIGIN as string | undefined) || location.origin;
  return { serviceId, templateId, publicKey, origin };
}
