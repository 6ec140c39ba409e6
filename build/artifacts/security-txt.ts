import { site } from '../../facts/site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** RFC 9116 asks for less than a year: who still reads the address then? A site is built more often than that. */
export const EXPIRES_AFTER_DAYS = 330;

/**
 * `.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param origin of the site; the file names its own address only over HTTPS
 */
export function securityTxt(origin: string, built: Date): string {
  const midnight = Math.floor(built.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(midnight + EXPIRES_AFTER_DAYS * DAY_MS);
  const isPublic = origin.startsWith('https:');
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(isPublic ? [`Canonical: ${new URL('/.well-known/security.txt', origin).href}`] : []),
    '',
  ].join('\n');
}
