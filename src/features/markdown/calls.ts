import type { Page } from '#copy/types/page.ts';
import type { FieldRow, ReferenceCall, ReferenceLabels } from '#copy/types/reference.ts';
import { code, fence, prose, stacked, table } from './blocks.ts';

/** The calls of a group, what to do after an error, and the objects that calls return. */
export function callsMarkdown({ labels, calls, problems, objects }: Page<'Reference'>): string {
  return stacked([
    prose(labels.samples),
    ...calls.map((call) => callMarkdown(call, labels)),
    `## ${labels.problems}`,
    labels.again,
    table(
      ['', 'Idempotency-Key', '', labels.problems],
      problems.map(({ answer, key, why, codes }) => [answer, key, why, codes.map(code).join(', ')]),
    ),
    `## ${labels.objects}`,
    ...objects.flatMap(({ id, rows }) => [`### ${id}`, fieldTable(rows, labels)]),
  ]);
}

function callMarkdown(call: ReferenceCall, labels: ReferenceLabels): string {
  const { method, path, title, text, caution, scope, status, returns, object } = call;
  const part = (name: string, rows: readonly FieldRow[]) =>
    rows.length > 0 ? [`### ${name}`, fieldTable(rows, labels)] : [];
  return stacked(
    [
      `## ${title}`,
      `${code(`${method} ${path}`)} · ${code(call.id)} · ${labels.scope}: ${code(scope)}`,
      prose(text),
      caution && `**${prose(caution)}**`,
      ...part(labels.headers, call.headers),
      ...part(labels.query, call.query),
      ...part(labels.body, call.body),
      `### ${labels.sample}`,
      fence(call.curl, 'sh'),
      `### ${labels.answer}: ${status}`,
      `${labels.returns}: ${[returns, object].filter(Boolean).join(' ')}`,
      call.example && fence(call.example, 'json'),
      call.problems.length > 0 && `${labels.problems}: ${call.problems.map(code).join(', ')}`,
    ].map((block) => block || undefined),
  );
}

const fieldTable = (rows: readonly FieldRow[], { required }: ReferenceLabels) =>
  table(
    ['Field', 'Type', '', 'Meaning'],
    flat(rows).map(({ name, type, required: isRequired, text = '' }) => [
      code(name),
      prose(type),
      isRequired ? required : '',
      prose(text),
    ]),
  );

/** Fields in an object are `object.field`, and `object(kind).field` where it is one of several. */
const flat = (rows: readonly FieldRow[], before = ''): FieldRow[] =>
  rows.flatMap((row) => [
    { ...row, name: before + row.name },
    ...(row.kinds ?? []).flatMap(({ label, rows: inner }) =>
      flat(inner, `${before}${row.name}${label && `(${label})`}.`),
    ),
  ]);
