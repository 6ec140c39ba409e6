export interface MailSettings {
  serviceId: string;
  templateId: string;
  publicKey: string;
  /** Where the SDK posts, without a path. */
  origin: string;
}

/** EmailJS settings of this build, or the sentence that says which are missing. */
export function mailSettings(): MailSettings | string {
  const env = import.meta.env;
  const serviceId = env.VITE_EMAILJS_SERVICE_ID as string | undefined;
  const templateId = env.VITE_EMAILJS_TEMPLATE_ID as string | undefined;
  const publicKey = env.VITE_EMAILJS_PUBLIC_KEY as string | undefined;
  if (!serviceId || !templateId || !publicKey) return 'This build has no mail settings.';
  const origin = (env.VITE_EMAILJS_ORIGIN as string | undefined) || location.origin;
  return { serviceId, templateId, publicKey, origin };
}
