import { describe, expect, it } from 'vitest';
import { events } from '#api-docs/events.ts';
import { operationList } from '#api-docs/operations.ts';
import type { Page } from '#copy/types/page.ts';
import { factsOf, pages } from '#tests/unit/content/content-pages.ts';
import { type MarkdownPage, pageMarkdown } from './page-markdown.ts';

const ORIGIN = 'https://kolam.example';

const forIntegrators = pages
  .filter(({ path }) => factsOf(path).pack === 'api')
  .map(({ path, page }) => ({
    path,
    page: page as MarkdownPage,
    text: pageMarkdown(page as MarkdownPage, path, ORIGIN),
  }));

const markdownOf = (path: string) => forIntegrators.find((each) => each.path === path)?.text ?? '';

/** A text without what Markdown adds to it. */
const bare = (text: string) => text.replaceAll('\\', '');

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

it('pages for integrators say where they are Markdown, and no others do', () => {
  for (const { path, page } of pages) {
    const head = 'head' in page ? page.head : undefined;
    const href = head && 'markdown' in head ? head.markdown : undefined;
    expect([path, href]).toEqual([path, factsOf(path).pack === 'api' ? `${path}.md` : undefined]);
  }
  expect(forIntegrators.length).toBeGreaterThan(12);
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

  it('has every heading, paragraph and value of the page', () => {
    const said = bare(text);
    const sections = [
      ...('sections' in page ? page.sections : []),
      ...('before' in page ? page.before : []),
    ];
    for (const section of sections) {
      if ('heading' in section) expect(said).toContain(section.heading);
      if ('paragraphs' in section)
        for (const paragraph of section.paragraphs) expect(said).toContain(paragraph);
      if (section.kind !== 'testValues') continue;
      for (const { label, input, outcome } of section.items.flatMap(({ rows }) => rows))
        for (const value of [label, input, outcome])
          expect(said).toContain(value.replaceAll('\n', ' '));
    }
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
