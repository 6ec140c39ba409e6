import * as v from 'valibot';
import type { Path } from '#routes/paths.ts';
import { id, oneOf, text, time } from './fields.ts';
import { like } from './like.ts';
import { type Operation, operation, type Sample } from './operation.ts';

/** What a value brings. Without `data` there is no record. */
export interface Outcome {
  /** Value of the deciding field: made up, and of its form. */
  value: string;
  status: string;
  text: string;
  data?: Readonly<Record<string, unknown>>;
  /** What a pending one becomes after a minute. */
  later?: { status: string; data: Readonly<Record<string, unknown>> };
}

interface Row {
  /** Names what is verified, in the answer. */
  type: string;
  path: `/${string}`;
  title: string;
  summary: string;
  page: Path;
  fields: v.ObjectEntries;
  /** The field whose value decides. */
  decidedBy: string;
  form?: true;
  /** The first is its sample's. */
  outcomes: readonly [Outcome, ...Outcome[]];
  /** Names in `data` that may be missing, at any depth. */
  optional?: readonly string[];
}

/** A call that verifies one thing: its answer is decided by one field. */
export function check<const T extends Row>(row: T) {
  const { type, outcomes, optional = [] } = row;
  const statuses = [...new Set(outcomes.map(({ status }) => status))] as [string, ...string[]];
  const answer = v.strictObject({
    id: id('vrfy', 'The verification.'),
    request_id: text('The call that made it, for support.', 40, 'req_test_0000000001'),
    type: v.literal(type),
    status: oneOf('What was found.', statuses),
    data: v.optional(like(outcomes[0].data ?? {}, optional)),
    created_at: time('When it was created.'),
  });
  const call = operation({
    group: 'verification',
    method: 'POST',
    scope: 'verify',
    path: row.path,
    title: row.title,
    summary: row.summary,
    ...(row.form ? { form: true as const } : {}),
    body: v.strictObject(row.fields),
    status: 200,
    answer,
    page: row.page,
    samples: outcomes.map(({ value, status }) => ({
      name: status,
      body: { ...examplesOf(row.fields), [row.decidedBy]: value },
    })) as [Sample, ...Sample[]],
  } satisfies Operation);
  return { ...row, answer, call };
}

/** Any row, where its own names do not matter. */
export type Check = Row & { answer: v.GenericSchema; call: Operation };

const examplesOf = (fields: v.ObjectEntries) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (v.getExamples(field as v.GenericSchema) as readonly unknown[]).at(0),
    ]),
  );
