import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ALL_LANGUAGES_PAGE } from '../../src/routes/all-languages.ts';
import { htmlFile } from '../../src/routes/match-route.ts';
import { filesIn } from '../bundling/compress.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Documents that are whole without it. */
const WITHOUT_APPLICATION = [htmlFile(ALL_LANGUAGES_PAGE)];
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/;

/**
 * What the shipped HTML holds that the policy would drop without a word: `style` attributes, and inline
 * scripts other than the theme script, which the policy allows by its hash. And what delays the first paint:
 * a font that is asked for before a stylesheet.
 */
export async function htmlProblems(
  dist: string,
  themeScript: string,
  policy: string,
): Promise<string[]> {
  const files = (await filesIn(dist)).filter((file) => file.endsWith('.html'));
  const problems: string[] = [];
  if (files.length === 0) problems.push('The build has no HTML.');
  for (const file of files) {
    const html = await readFile(path.join(dist, file), 'utf8');
    const found = problemsOf(html, themeScript, policy);
    if (!WITHOUT_APPLICATION.includes(file) && !startsApplication(html))
      found.push('does not load the application.');
    problems.push(...found.map((text) => `${file} ${text}`));
  }
  return problems;
}

const startsApplication = (html: string): boolean =>
  [...html.matchAll(SCRIPT)].some(([, attributes = '']) =>
    /\ssrc="\/(?:assets|[a-z]{2,3})\/main\.js"/.test(attributes),
  );

function problemsOf(html: string, themeScript: string, policy: string): string[] {
  const problems: string[] = [];
  // Copy in data blocks may well speak of styles.
  const markup = html.replace(SCRIPT, '');
  const styled = markup.match(/<[a-z][^>]*\sstyle=[^>]*>/i);
  if (styled) problems.push(`has a style attribute: ${styled[0].slice(0, 120)}`);
  const handler = markup.match(/<[a-z][^>]*\son[a-z]+=[^>]*>/i);
  if (handler) problems.push(`has an inline event handler: ${handler[0].slice(0, 120)}`);
  if (/<style\b/i.test(markup)) problems.push('has a style element.');
  if (/<link\b[^>]*as="font"[\s\S]*<link\b[^>]*rel="stylesheet"/.test(markup))
    problems.push('asks for the font before a stylesheet.');

  const scripts = [...html.matchAll(SCRIPT)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));
  const inline = scripts.filter(
    ({ attributes }) => !/\ssrc=/.test(attributes) && !DATA_BLOCK.test(attributes),
  );
  const themes = inline.filter(({ text }) => text === themeScript);
  if (themes.length !== 1) problems.push(`has the theme script ${themes.length} times, not once.`);
  if (inline.length > themes.length) problems.push('has an inline script that is not allowed.');
  if (!html.includes(`http-equiv="Content-Security-Policy" content="${policy}"`))
    problems.push('does not carry the policy.');
  return problems;
}
