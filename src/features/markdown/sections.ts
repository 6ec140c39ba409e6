import type { SectionOf, TextSection } from '#copy/types/sections.ts';
import * as words from '#words/sections.ts';
import { bullets, code, prose, stacked, table } from './blocks.ts';
import { endpointMarkdown, fieldsMarkdown, tabsMarkdown } from './endpoint.ts';
import { runsMarkdown, sequenceSteps } from './heads.ts';
import { termsMarkdown } from './terms.ts';

/** A link with its label. */
export type Linked = (label: string, to: string) => string;

/** An address of the site: where it leads from a file that is read elsewhere. */
export type Addressed = (to: string) => string;

/** A section of a text page. What needs the page itself, such as a tool, is not in it. */
export function sectionMarkdown(section: TextSection, addressed: Addressed): string {
  const heading = 'heading' in section ? `## ${prose(section.heading)}` : '';
  const intro = 'intro' in section && section.intro ? prose(section.intro) : '';
  return stacked([heading, intro, ...bodyOf(section, addressed)]);
}

/** A point below a point. */
const tick = (text: string) => `  - ${prose(text)}`;

function bodyOf(section: TextSection, addressed: Addressed): string[] {
  const link = (label: string, to: string) => `[${prose(label)}](${addressed(to)})`;
  switch (section.kind) {
    case 'prose':
      return section.paragraphs.map(prose);
    case 'features':
      return [
        bullets(
          section.items.map(({ title, text, ticks = [], to }) =>
            [`**${to ? link(title, to) : prose(title)}** ${prose(text)}`, ...ticks.map(tick)].join(
              '\n',
            ),
          ),
        ),
      ];
    case 'steps':
      return section.items.map(
        ({ title, text }, at) => `${at + 1}. **${prose(title)}** ${prose(text)}`,
      );
    case 'ticks':
      return [bullets(section.items.map(prose))];
    case 'questions':
      return section.items.flatMap(({ question, answer }) => [
        `### ${prose(question)}`,
        prose(answer),
      ]);
    case 'terms':
      return termsMarkdown(section, link);
    case 'testValues':
      return values(section, link);
    case 'endpoints':
      return [
        table(
          [words.page, words.request, words.fields],
          section.items.map(({ method, path, label, to, fields }) => [
            link(label, to),
            code(`${method} ${path}`),
            fields.map(code).join(', '),
          ]),
        ),
      ];
    case 'downloads':
      return [
        bullets(
          section.items.map(({ label, href, text }) => `${link(label, href)}: ${prose(text)}`),
        ),
      ];
    case 'links':
      return [
        `${prose(section.label)}:`,
        bullets(section.items.map(({ label, to }) => link(label, to))),
      ];
    case 'note':
      return [`> ${prose(section.text)}`];
    case 'callToAction':
      return [prose(section.text), link(section.action.label, section.action.to)];
    case 'runs':
      return runsMarkdown(section);
    case 'sequence':
      return sequenceSteps(section);
    case 'code':
      return [...section.paragraphs.map(prose), ...endpointMarkdown(section.endpoint)];
    case 'texts':
      return [
        ...section.paragraphs.map(prose),
        fieldsMarkdown(section.fields ?? []),
        `**${prose(section.title)}**`,
        ...tabsMarkdown(section.tabs),
        prose(section.note),
      ];
    case 'tool':
      return [];
  }
}

function values(
  { columns = [words.sample, words.input, words.outcome], items }: SectionOf<'testValues'>,
  link: Linked,
): string[] {
  return items.flatMap(({ label, to, rows }) => [
    `### ${to ? link(label, to) : prose(label)}`,
    table(
      columns,
      rows.map((row) => [row.label, row.input, row.outcome].map(prose)),
    ),
  ]);
}
