import type { Endpoint, EndpointField } from '#copy/types/endpoint.ts';
import type { SectionOf, TextSection } from '#copy/types/sections.ts';
import { bullets, code, fence, prose, stacked, table } from './blocks.ts';

/** An address of the site: where it leads from a file that is read elsewhere. */
export type Addressed = (to: string) => string;

const FENCES: Readonly<Record<string, string>> = {
  curl: 'sh',
  cURL: 'sh',
  JavaScript: 'js',
  Python: 'python',
  PHP: 'php',
};

/** A section of a text page. What needs the page itself, such as a tool, is not in it. */
export function sectionMarkdown(section: TextSection, addressed: Addressed): string {
  const heading = 'heading' in section ? `## ${prose(section.heading)}` : '';
  const intro = 'intro' in section && section.intro ? prose(section.intro) : '';
  return stacked([heading, intro, ...bodyOf(section, addressed)]);
}

function bodyOf(section: TextSection, addressed: Addressed): string[] {
  const link = (label: string, to: string) => `[${prose(label)}](${addressed(to)})`;
  switch (section.kind) {
    case 'prose':
      return section.paragraphs.map(prose);
    case 'features':
      return [
        bullets(section.items.map(({ title, text }) => `**${prose(title)}** ${prose(text)}`)),
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
      return [
        table(
          ['', '', ''],
          section.rows.map(({ label, figure = '', text }) => [label, figure, text].map(prose)),
        ),
      ];
    case 'testValues':
      return values(section, link);
    case 'endpoints':
      return [
        table(
          ['Call', 'Request', 'Fields'],
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
      return [bullets(section.items.map(({ label, to }) => link(label, to)))];
    case 'note':
      return [`> ${prose(section.text)}`];
    case 'callToAction':
      return [prose(section.text), link(section.action.label, section.action.to)];
    case 'runs':
      return [prose(section.text), bullets(section.calls.map(({ id }) => code(id)))];
    case 'sequence':
      return [
        bullets(section.steps.map(({ title, text }) => `**${prose(title)}** ${prose(text)}`)),
      ];
    case 'code':
      return [...section.paragraphs.map(prose), ...endpoint(section.endpoint)];
    case 'texts':
      return [
        ...section.paragraphs.map(prose),
        fields(section.fields ?? []),
        ...section.tabs.flatMap(({ label, text }) => [`${label}:`, fence(text, FENCES[label])]),
        prose(section.note),
      ];
    case 'tool':
      return [];
  }
}

function values(
  { columns = ['Sample', 'Input', 'Outcome'], items }: SectionOf<'testValues'>,
  link: (label: string, to: string) => string,
): string[] {
  return items.flatMap(({ label, to, rows }) => [
    `### ${to ? link(label, to) : prose(label)}`,
    table(
      columns,
      rows.map((row) => [row.label, row.input, row.outcome].map(prose)),
    ),
  ]);
}

const fields = (rows: readonly EndpointField[]) =>
  table(
    ['Field', 'Type', 'Meaning'],
    rows.map(({ name, type, text }) => [code(name), type, prose(text)]),
  );

const endpoint = ({ method, path, headers, fields: ofBody, samples, responses }: Endpoint) => [
  code(`${method} ${path}`),
  fields([...headers, ...ofBody]),
  ...samples.flatMap(({ label, text }) => [`${label}:`, fence(text, FENCES[label])]),
  ...responses.flatMap(({ status, title, text, body }) => [
    `${status} ${title}: ${prose(text)}`,
    fence(body, 'json'),
  ]),
];
