import type { Page } from '#copy/types/page.ts';
import * as words from '#words/verification.tsx';
import { bullets, code, prose, table } from './blocks.ts';
import { answersMarkdown, fieldsMarkdown, tabsMarkdown, valuesMarkdown } from './endpoint.ts';
import { type Addressed, sectionMarkdown } from './sections.ts';

/** A check: what it asks, costs and answers, and the parts of the number that it reads. Its tool is not in it. */
export function verificationMarkdown(page: Page<'Verification'>, addressed: Addressed): string[] {
  const { endpoint, document } = page;
  return [
    sectionMarkdown(page.terms, addressed),
    `## ${prose(page.checksTitle)}`,
    bullets(page.checks.map(prose)),
    `> ${prose(page.note)}`,
    `## ${words.fields}`,
    [`${endpoint.method} ${endpoint.path}`, endpoint.contentType, endpoint.live]
      .map(code)
      .join(' · '),
    fieldsMarkdown(endpoint.fields),
    endpoint.headers.length > 0 ? `## ${words.headers}` : '',
    fieldsMarkdown(endpoint.headers),
    ...tabsMarkdown(endpoint.samples),
    `## ${prose(page.responsesTitle)}`,
    prose(page.responsesIntro),
    ...answersMarkdown(endpoint),
    ...valuesMarkdown(endpoint),
    `## ${prose(page.troublesTitle)}`,
    bullets(page.troubles.map(({ title, text }) => `**${prose(title)}** ${prose(text)}`)),
    `## ${prose(document.heading)} (${prose(document.title)})`,
    table(
      [words.value, '', words.meaning],
      document.parts.map(({ characters, name, means = '' }) => [
        code(characters),
        prose(name),
        prose(means),
      ]),
    ),
    sectionMarkdown(page.questions, addressed),
    sectionMarkdown({ kind: 'links', label: words.related, items: page.related }, addressed),
  ];
}
