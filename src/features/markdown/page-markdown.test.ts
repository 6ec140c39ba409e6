import { describe, expect, it } from 'vitest';
import { events } from '#api-docs/events.ts';
import { operationList } from '#api-docs/operations.ts';
import type { Page } from '#copy/types/page.ts';
import { pages as copied, factsOf } from '#tests/unit/content/content-pages.ts';
import { type MarkdownPage, withMarkdown } from './markdown-file.ts';
import { pageMarkdown } from './page-markdown.ts';

const ORIGIN = 'https://kolam.example';

const pages = copied.map(({ path, page }) => ({ path, page: withMarkdown(page, path) }));

const addressOf = (page: Page) => ('head' in page ? page.head.markdown : undefined);

const forIntegrators = pages
  .filter(({ page }) => addressOf(page))
  .map(({ path, page }) => ({
    path,
    page: page as MarkdownPage,
    text: pageMarkdown(page as MarkdownPage, path, ORIGIN),
  }));

const markdownOf = (path: string) => forIntegrators.find((each) => each.path === path)?.text ?? '';

/** A text without what Markdown adds to it. */
const bare = (text: string) => text.replaceAll('\\', '');

/** Parts of the copy that are not text of the page, and those that need the page itself. */
const NOT_SAID = /^(?:meta|head|labels|groups|withoutScripts|tool.*|drawing|d|box)$/;

/** Texts of a page's copy that have more than a word, and so are no name, icon or address. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  // The label of a block of program texts is heard, and not shown.
  if ('kind' in value && value.kind === 'texts')
    return sentencesOf({ ...value, kind: '', label: '' });
  return Object.entries(value).flatMap(([name, part]) =>
    NOT_SAID.test(name) ? [] : sentencesOf(part),
  );
}

/** Lines outside of program texts. */
function linesOf(text: string): string[] {
  let fence = '';
  return text.split('\n').filter((line) => {
    const [marks = ''] = /^`{3,}/.exec(line) ?? [];
    if (!fence && marks) fence = marks;
    else if (fence && line === fence) fence = '';
    else return !fence;
    return false;
  });
}

/** What only an integrator reads: a request or an event of the API, and what one says to run. */
function showsTheApi(page: Page): boolean {
  if ('endpoint' in page || page.view === 'Reference' || page.view === 'Sandbox') return true;
  const sections = 'sections' in page && page.view !== 'Legal' ? page.sections : [];
  const sequences = [
    ...('sequence' in page && page.sequence ? [page.sequence] : []),
    ...sections.filter((section) => section.kind === 'sequence'),
  ];
  const isOfApi = (kind: string) => kind === 'call' || kind === 'event';
  if (sequences.some(({ steps }) => steps.some(({ kind }) => isOfApi(kind)))) return true;
  return sections.some(({ kind }) => ['code', 'texts', 'endpoints', 'runs'].includes(kind));
}

describe('what is Markdown too', () => {
  it.each(pages.filter(({ path, page }) => showsTheApi(page) || factsOf(path).pack === 'api'))(
    '$path, which integrators read, next to its HTML',
    ({ path, page }) => expect(addressOf(page)).toBe(`${path}.md`),
  );

  it('is below /apis, and no tool', () => {
    for (const { path, page } of forIntegrators) {
      expect(path).toMatch(/^\/apis(\/|$)/);
      expect([path, page.view]).not.toEqual([path, expect.stringMatching(/Tool|Counter/)]);
    }
  });

  it('is each check that the API sells', () => {
    const checks = copied.filter(({ page }) => page.view === 'Verification');
    expect(checks).toHaveLength(10);
    for (const { path } of checks) expect(markdownOf(path)).toContain('curl');
  });
});

describe.each(forIntegrators)('$path', ({ page, text, path }) => {
  it('begins with its heading, its lead and its address', () => {
    const [heading, lead, address] = text.split('\n\n');
    expect([heading, lead, address].map((each) => bare(each ?? ''))).toEqual([
      `# ${page.head.heading}`,
      `> ${page.head.lead}`,
      `<${ORIGIN}${path}>`,
    ]);
  });

  it('has every sentence of the page', () => {
    const plain = (said: string) => bare(said).replace(/\s+/g, ' ');
    const said = plain(text);
    expect(sentencesOf(page).filter((each) => !said.includes(plain(each)))).toEqual([]);
  });

  it('has tables whose rows are as wide as their heads (GitHub Flavored Markdown, 4.10)', () => {
    const cells = (line: string) => line.match(/(?<!\\)\|/g)?.length ?? 0;
    let width = 0;
    for (const line of linesOf(text)) {
      if (!line.startsWith('|')) width = 0;
      else if (width === 0) width = cells(line);
      else expect([line, cells(line)]).toEqual([line, width]);
    }
  });

  it('opens no element, and closes every program text', () => {
    for (const line of linesOf(text))
      if (line !== `<${ORIGIN}${path}>`) expect(line).not.toMatch(/(?<!\\)<[a-z/!]/i);
    expect(linesOf(`${text}\nend`).at(-1)).toBe('end');
  });

  it('leads nowhere but to whole addresses', () => {
    for (const [, to = ''] of linesOf(text)
      .join('\n')
      .matchAll(/\]\(([^)]*)\)/g))
      expect(to).toMatch(/^https:\/\//);
  });
});

it('the reference has each call with its request, fields, codes and answer', () => {
  for (const { id, method, path, group, title, problems = [], body } of operationList) {
    const text = markdownOf(`/apis/reference/${group}`);
    expect(text).toContain(`## ${title}\n\n\`${method} ${path}\` · \`${id}\``);
    for (const code of problems) expect(text).toContain(`\`${code}\``);
    for (const field of Object.keys((body as { entries?: object } | undefined)?.entries ?? {}))
      expect([id, text]).toEqual([id, expect.stringContaining(`| \`${field}\` |`)]);
  }
});

it('fields in an object are named with it, by kind where there are several', () => {
  const text = markdownOf('/apis/reference/payments');
  for (const name of ['method', 'method(upi).flow', 'method(card).return_url'])
    expect(text).toContain(`| \`${name}\` |`);
});

it('each event is in some page', () => {
  const all = forIntegrators.map(({ text }) => text).join('\n');
  for (const { type } of events) expect(all).toContain(type);
});

it('what a program text or a cell holds ends neither', () => {
  const page = {
    view: 'Article',
    meta: { title: '', description: '' },
    head: { heading: 'A', lead: 'B', crumbs: [] },
    sections: [
      {
        kind: 'testValues',
        heading: 'C',
        items: [{ label: 'D', rows: [{ label: 'a|b', input: 'a\nb', outcome: '<b>' }] }],
      },
      {
        kind: 'texts',
        heading: 'E',
        paragraphs: [],
        label: '',
        title: '',
        tabs: [{ label: 'F', text: '```\n## not a heading\n```' }],
        note: '',
      },
    ],
  } satisfies Page<'Article'>;
  const text = pageMarkdown(page, '/apis', ORIGIN);
  expect(text).toContain('| a\\|b | a b | \\<b> |');
  expect(text).toContain('````\n```\n## not a heading\n```\n````');
});
