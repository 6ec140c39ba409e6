import { SHARE_PATH } from '../../src/core/locker/share-target.ts';
import { htmlFile } from '../../src/routes/match-route.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import type { HostedLanguage } from './hosted-language.ts';
import { SHARED_TO_SERVER } from './share-answer.ts';
import { otherSpellings } from './spellings.ts';

// Neither has a rule for all other paths: both serve `404.html` for them, from where the application goes home,
// and Cloudflare would follow such a rule for files that exist too. Cloudflare takes the nearest file of that name, so
// each language has its own; Netlify is told of it. The application leads on from there, too, to the default language
// where that alone has the page. Aliases are files of the build.

/** `_redirects` for Netlify. `!` makes a rule count although a file has its name. */
export const netlifyRedirects = (languages: readonly HostedLanguage[]): string =>
  asFile([
    [SHARE_PATH, SHARED_TO_SERVER, '302'],
    ...withParams(languages).flatMap(({ path, home, file, sample }) => [
      [path, home, '302!'],
      [sample, file, '200'],
    ]),
    ...spelled(languages).map(({ path, file }) => [path, `/${file}`, '200']),
    ...languages.flatMap(({ prefix }) =>
      prefix ? [[`${prefix}/*`, `${prefix}/404.html`, '404']] : [],
    ),
  ]);

/**
 * `_redirects` for Cloudflare Pages. Every rule counts, `!` is not known, and a file is named without its
 * ending: with it, the host would answer with a redirect.
 */
export const cloudflareRedirects = (languages: readonly HostedLanguage[]): string =>
  asFile([
    [SHARE_PATH, SHARED_TO_SERVER, '303'],
    ...withParams(languages).map(({ path, home }) => [path, home, '302']),
    ...spelled(languages).map(({ path, file }) => [path, `/${bare(file)}`, '200']),
    ...withParams(languages).map(({ path, sample }) => [sample, path, '200']),
  ]);

const spelled = (languages: readonly HostedLanguage[]) =>
  languages.flatMap(({ prefix, has }) =>
    otherSpellings()
      .filter(({ page }) => has(page))
      .map(({ path, page }) => ({
        path: prefix + path,
        file: `${prefix}/${htmlFile(page.path)}`.slice(1),
      })),
  );

// Without its parameters such a path is not a page, though a file bears its name.
const withParams = (languages: readonly HostedLanguage[]) =>
  languages.flatMap(({ prefix, has }) =>
    (routes as readonly Route[])
      .filter((page) => page.params && has(page))
      .map(({ path, params = [] }) => ({
        path: prefix + path,
        home: prefix || '/',
        file: `${prefix}/${htmlFile(path)}`,
        sample: [prefix + path, ...params.map((name) => `:${name}`)].join('/'),
      })),
  );

const bare = (file: string) => file.replace(/\.html$/, '');

const asFile = (rules: readonly string[][]) =>
  `${rules.map((rule) => rule.join(' ')).join('\n')}\n`;
