import { createHash } from 'node:crypto';

/** Directives that a `<meta>` policy may not carry; browsers ignore them there with a warning. */
const HEADER_ONLY = ['frame-ancestors'];

/**
 * Content Security Policy of every page: nothing is allowed that is not named here.
 *
 * @param inlineScripts texts of the inline scripts allowed, by hash
 * @param connect origins that the page talks to in addition to its own
 */
export function pagePolicy(inlineScripts: string[], connect: string[]): Record<string, string> {
  const hashes = inlineScripts.map((text) => `'sha256-${sha256(text)}'`);
  return {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes].join(' '),
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...connect].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'app#sw',
    // No `upgrade-insecure-requests`: every address here is relative, and on http://localhost WebKit would
    // ask for each file over HTTPS, which a preview does not speak.
  };
}

/** Policy of `sw.js`, which limits what the worker itself may fetch and import. */
export function workerPolicy(connect: string[]): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': ["'self'", ...connect].join(' '),
  };
}

/** The policy as a `content` attribute of a `<meta>`. */
export const asMeta = (policy: Record<string, string>) =>
  asHeader(Object.fromEntries(Object.entries(policy).filter(([d]) => !HEADER_ONLY.includes(d))));

export const asHeader = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`.trim())
    .join('; ');

/** Response headers of every file, in addition to the policy. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The map service wants callers to name themselves by their Referer, so not `no-referrer`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(self), serial=(), usb=(), xr-spatial-tracking=(), clipboard-read=(), clipboard-write=(self)',
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
