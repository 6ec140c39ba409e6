import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { Route } from '../../src/routes/route.ts';
import { readThemeScript } from '../document/theme.ts';
import { DEFAULT_LANGUAGE, otherLanguages, prefixOf } from '../languages.ts';
import { pagesOf } from '../pages-of.ts';
import { type HeaderRule, headerRules } from '../server/headers.ts';
import { outOf } from '../settings.ts';
import { caddyfile } from './caddy.ts';
import { cloudflareHeaders, netlifyHeaders } from './header-files.ts';
import type { HostedLanguage } from './hosted-language.ts';
import { nginxConfig } from './nginx.ts';
import { cloudflareRedirects, netlifyRedirects } from './redirect-files.ts';

/**
 * What each host wants to be told, by file; see docs/deploy.md.
 *
 * @param languages of the site, the default one first
 */
export const hostingFiles = (
  rules: readonly HeaderRule[],
  languages: readonly HostedLanguage[],
): Record<string, string> => ({
  'netlify/_headers': netlifyHeaders(rules),
  'netlify/_redirects': netlifyRedirects(languages),
  'cloudflare/_headers': cloudflareHeaders(rules),
  'cloudflare/_redirects': cloudflareRedirects(languages),
  // Else names that begin with an underscore or a dot are left out.
  'github/.nojekyll': '',
  'nginx.conf': nginxConfig(rules, languages),
  Caddyfile: caddyfile(rules, languages),
});

/** Writes the files of all hosts into a folder next to the build, which holds nothing else. */
export async function writeHosting(config: ResolvedConfig): Promise<void> {
  const folder = `${outOf(config)}-hosting`;
  const rules = headerRules(config.env, await readThemeScript(config.root));
  const languages = [DEFAULT_LANGUAGE, ...otherLanguages(config.root)].map((code) => {
    const pages = pagesOf(config.root, code);
    return { prefix: prefixOf(code), has: (page: Route) => pages.includes(page) };
  });
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(hostingFiles(rules, languages))) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
