import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import { readThemeScript } from '../document/theme.ts';
import { DEFAULT_LANGUAGE, otherLanguages, prefixOf } from '../languages.ts';
import { type HeaderRule, headerRules } from '../server/headers.ts';
import { outOf } from '../settings.ts';
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

/** Writes the files of all hosts into a folder next to the build, which holds nothing else. */
export async function writeHosting(config: ResolvedConfig): Promise<void> {
  const folder = `${outOf(config)}-hosting`;
  const rules = headerRules(config.env, await readThemeScript(config.root));
  const prefixes = [DEFAULT_LANGUAGE, ...otherLanguages(config.root)].map(prefixOf);
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(hostingFiles(rules, prefixes))) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
