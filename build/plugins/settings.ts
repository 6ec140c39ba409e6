import type { Plugin } from 'vite';
import { DEFAULT_GEOCODER_URL } from '../../src/features/geocode/hosts.ts';

/** Where the site will stand, without a slash at the end. */
export const siteOrigin = (env: Record<string, string>): string =>
  env.VITE_SITE_ORIGIN || 'http://localhost:4173';

/** Origins that a build talks to besides its own, from its `VITE_*` settings. */
export function connectOrigins(env: Record<string, string>): string[] {
  const urls = [env.VITE_EMAILJS_ORIGIN, env.VITE_GEOCODER_URL || DEFAULT_GEOCODER_URL];
  return [...new Set(urls.filter(Boolean).map((url) => new URL(url as string).origin))];
}

const MAIL_SETTINGS = [
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
];

/** Names of the mail settings that a build lacks; its contact form can then only fail. */
export const missingMailSettings = (env: Record<string, string>): string[] =>
  MAIL_SETTINGS.filter((name) => !env[name]);

/** Says at build time which mail settings are missing, and what that means for the contact form. */
export function warnAboutSettings(): Plugin {
  return {
    name: 'kolam:settings',
    apply: 'build',
    configResolved({ env, logger, build }) {
      const missing = missingMailSettings(env);
      if (missing.length === 0 || build.ssr) return;
      logger.warn(
        `\nWARNING: ${missing.join(', ')} not set. The contact form of this build cannot send: it answers "Failed to send message. Please try again." and keeps what was typed. See .env.example.\n`,
      );
    },
  };
}
