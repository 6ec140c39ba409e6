import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { STORAGE_PREFIX } from '../../facts/site.ts';
import type { OfferedLanguage } from '../../src/core/languages/offered-language.ts';
import { ALL_LANGUAGES_PAGE, FURTHER_LANGUAGES_FILE } from '../../src/routes/all-languages.ts';
import { htmlFile } from '../../src/routes/match-route.ts';
import { languageAttributes } from './document.ts';
import type { Frame } from './types.ts';

/** Script of the list, which makes its links lead to the page that the visitor comes from. */
const SCRIPT = 'languages.js';

/** A language as the list names it. */
interface ListedLanguage {
  frame: Frame;
  /** Paths of its pages, where it has not all of them. */
  pages?: readonly string[] | undefined;
}

/**
 * Writes the list of all languages, as a page for visitors and as a file for scripts, of a site that has more than two.
 * Pages of each language lead to this one; a further language is a line here, and nothing elsewhere.
 *
 * @param languages of the site, the default one first
 */
export async function writeAllLanguages(
  root: string,
  out: string,
  languages: readonly ListedLanguage[],
): Promise<void> {
  const [first, ...others] = languages;
  if (!first || others.length < 2) return;
  const write = (file: string, text: string) => writeFile(path.join(out, file), text);
  await write(htmlFile(ALL_LANGUAGES_PAGE), allLanguagesPage(first.frame, languages));
  const offers = others.map(
    ({ frame: { language }, pages }): OfferedLanguage => ({
      code: language.prefix.slice(1),
      prefix: language.prefix,
      question: language.question,
      accept: language.accept,
      ...(pages && { pages }),
    }),
  );
  await write(FURTHER_LANGUAGES_FILE, JSON.stringify(offers));
  const source = await readFile(path.join(root, 'build/document/languages-script.js'), 'utf8');
  const script = source.replace(/^\s*\/\/.*\n/gm, '').replace('PREFIX', STORAGE_PREFIX);
  await write(SCRIPT, script);
}

/** Each language in its own letters, as a link to its home page: a page without the application. */
function allLanguagesPage(frame: Frame, languages: readonly ListedLanguage[]): string {
  const { template, language, policy, themeScript } = frame;
  const styles = template.match(/<link rel="stylesheet"[^<>]*>/g) ?? [];
  const rows = languages.map(link);
  return `<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.replace(/"/g, '&quot;')}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="">
<title>${language.allLanguages} · ${language.company.brand}</title>
<script>${themeScript}</script>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
${styles.join('')}
</head>
<body>
<main class="container section">
<p><a href="/">${language.company.brand}</a></p>
<h1>${language.allLanguages}</h1>
<p class="d-flex flex-wrap gap-3 mt-3">
${rows.join('\n')}
</p>
</main>
<script src="/${SCRIPT}"></script>
</body>
</html>
`;
}

const link = ({ frame: { language }, pages }: ListedLanguage): string => {
  const { prefix, tag, name } = language;
  const attributes = `${languageAttributes(language)} hreflang="${tag.split('-')[0]}"`;
  const has = pages ? ` data-pages="${pages.join(' ')}"` : '';
  return `<a class="btn btn-outline-primary" ${attributes} href="${prefix || '/'}"${has}>${name}</a>`;
};
