import { vi } from 'vitest';

/** A build that sends its mails to a service that does not exist. */
const MAIL_SETTINGS = {
  VITE_EMAILJS_ORIGIN: 'https://mail.example',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
};

/** Gives tests these settings, until they are unstubbed. */
export function stubMailSettings(): void {
  for (const [name, value] of Object.entries(MAIL_SETTINGS)) vi.stubEnv(name, value);
}
