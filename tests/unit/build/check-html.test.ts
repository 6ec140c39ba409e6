import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { htmlProblems } from '../../../build/checks/check-html.ts';
import { POLICY, page, smallBuild, THEME } from './small-build.ts';

/** Problems of a build whose contact page is `html`. */
async function problemsOf(html: string): Promise<string[]> {
  const dist = await smallBuild((folder) => writeFileSync(path.join(folder, 'contact.html'), html));
  return htmlProblems(dist, THEME, POLICY);
}

test('pages with the theme script and data blocks have no problem, with any copy', async () => {
  const faq =
    '<script type="application/ld+json">{"a":"<b style=\\"c\\">"}</script><p>style="x"</p>';
  expect(await problemsOf(page('Text', faq))).toEqual([]);
});

const faults: Record<string, [html: string, problem: RegExp]> = {
  'a style attribute': [page('Text', '<p class="a" style="color:red">'), /style attribute: <p/],
  'a style element': [page('Text', '<style>p{}</style>'), /a style element/],
  'a stylesheet after the font': [
    page('Text', '<link rel="preload" as="font"><link rel="stylesheet" href="a.css">'),
    /font before a stylesheet/,
  ],
  'an inline script': [page('Text', '<script>go()</script>'), /inline script that is not allowed/],
  'an inline module': [page('Text', '<script type="module">go()</script>'), /not allowed/],
  'an event handler': [page('Text', '<img src="a" onerror="go()">'), /inline event handler/],
  'another theme script': [page('Text').replace(THEME, 'theme2()'), /theme script 0 times/],
  'two theme scripts': [page('Text', `<script>${THEME}</script>`), /theme script 2 times/],
  'no application': [page('Text').replace('main.js', 'other.js'), /does not load the application/],
  'another policy': [
    page('Text').replace(POLICY, "default-src 'self'"),
    /does not carry the policy/,
  ],
};

for (const [name, [html, problem]] of Object.entries(faults))
  test(`finds ${name}`, async () => {
    const problems = await problemsOf(html);
    expect(problems[0]).toMatch(/^contact\.html /);
    expect(problems.join()).toMatch(problem);
  });

test('a build without HTML', async () => {
  const dist = path.join(await smallBuild(), 'assets');
  expect(await htmlProblems(dist, THEME, POLICY)).toEqual(['The build has no HTML.']);
});
