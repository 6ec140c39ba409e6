import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeaderRule } from '../server/headers.ts';
import { caddyfile } from './caddy.ts';
import { cloudflareHeaders, netlifyHeaders } from './header-files.ts';
import { nginxConfig } from './nginx.ts';
import { cloudflareRedirects, netlifyRedirects } from './redirect-files.ts';

/**
 * What each host wants to be told, by file; see docs/deploy.md.
 *
 * @param prefixes of the site's languages, '' for the default one
 */
export const hostingFiles = (
  rules: readonly HeaderRule[],
  prefixes: readonly string[],
): Record<string, string> => ({
  'netlify/_headers': netlifyHeaders(rules),
  'netlify/_redirects': netlifyRedirects(prefixes),
  'cloudflare/_headers': cloudflareHeaders(rules),
  'cloudflare/_redirects': cloudflareRedirects(prefixes),
  // Else names that begin with an underscore or a dot are left out.
  'github/.nojekyll': '',
  'nginx.conf': nginxConfig(rules, prefixes),
  Caddyfile: caddyfile(rules, prefixes),
});

/** Writes the files of all hosts into a folder that holds nothing else. */
export async function writeHosting(
  folder: string,
  rules: readonly HeaderRule[],
  prefixes: readonly string[],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(hostingFiles(rules, prefixes))) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
