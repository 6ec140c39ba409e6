import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { DEFAULT_GEOCODER_URL } from '../src/features/geocode/hosts.ts';

/** The folder that a build is written into. */
export const outOf = ({ root, build }: ResolvedConfig): string => path.resolve(root, build.outDir);

/** Address of the site, without a slash at the end. */
export const siteOrigin = (env: Record<string, string>): string =>
  env.VITE_SITE_ORIGIN || 'http://localhost:4173';

/** Origins that a build talks to in addition to its own, from its `VITE_*` settings. */
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
const missingMailSettings = (env: Record<string, string>): string[] =>
  MAIL_SETTINGS.filter((name) => !env[name]);

/** Sentences about settings that a build lacks, and what that means for it. */
export function settingsWarnings(env: Record<string, string>): string[] {
  const missing = missingMailSettings(env);
  const mail = `${missing.join(', ')} not set. The contact form of this build cannot send: it shows "Failed to send message. Please try again." and keeps what was typed.`;
  const origin = `VITE_SITE_ORIGIN not set. Canonical links, the sitemap, shared links and printed pages of this build name ${siteOrigin(env)}.`;
  return [...(missing.length > 0 ? [mail] : []), ...(env.VITE_SITE_ORIGIN ? [] : [origin])];
}

/** Says at build time which settings are missing. */
export function warnAboutSettings({ env, logger }: ResolvedConfig): void {
  for (const text of settingsWarnings(env)) logger.warn(`\nWARNING: ${text} See .env.example.\n`);
}
