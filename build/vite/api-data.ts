import type { ReferenceIndex } from '../../copy/types/reference.ts';
import type { RunnableGroup } from '../../copy/types/sandbox.ts';
import type { TestValues } from '../../copy/types/sections.ts';
import { callValues } from '../../src/api-docs/call-values.ts';
import { endpointRows } from '../../src/api-docs/endpoint-rows.ts';
import { eventRows } from '../../src/api-docs/event-rows.ts';
import { type GroupName, groups } from '../../src/api-docs/kit/operation.ts';
import { operationList } from '../../src/api-docs/operations.ts';
import { problems } from '../../src/api-docs/problems.ts';
import { recipes } from '../../src/api-docs/recipes/recipes.ts';
import { recipeCalls } from '../../src/api-docs/recipes/shown-recipe.ts';
import { referenceObjects } from '../../src/api-docs/reference-objects.ts';
import { runnable } from '../../src/api-docs/runnable.ts';
import { languages } from '../../src/api-docs/samples/languages.ts';
import { sampleRequest } from '../../src/api-docs/samples/sample-request.ts';
import { SANDBOX } from '../../src/api-docs/servers.ts';
import type { Path } from '../../src/routes/paths.ts';
import { answerOf } from '../artifacts/api/answer-of.ts';
import { virtualData } from './virtual-data.ts';

/**
 * What is made of the table of calls in addition to the table itself, as data: no page has to hold it, nor the table
 * its prose.
 */
export const apiData = () =>
  virtualData('api-data', {
    'virtual:sandbox-calls': calls,
    'virtual:recipe-calls': () => recipes.flatMap(recipeCalls),
    'virtual:sandbox-answers': answers,
    'virtual:reference-samples': samples,
    'virtual:reference-index': index,
  });

/** All calls with their samples, for what runs them. */
const calls = (): RunnableGroup[] =>
  Object.entries(groups).map(([name, label]) => ({
    label,
    calls: operationList.filter(({ group }) => group === name).map(({ id }) => runnable(id)),
  }));

/** What a fresh sandbox answers to the first sample of each call. */
const answers = (): Record<string, string> =>
  Object.fromEntries(
    operationList.map((row) => {
      const { body } = answerOf(row.id, row.samples[0]);
      return [row.id, body === undefined ? '' : JSON.stringify(body, null, 2)];
    }),
  );

/** The first sample of each call in every language but the first, which pages hold. */
const samples = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    operationList.map(({ id }) => [
      id,
      Object.fromEntries(
        languages.slice(1).map((each) => [each.id, each.write(sampleRequest(id), SANDBOX)]),
      ),
    ]),
  );

/** What the search of the reference looks through. */
const index = (): ReferenceIndex => ({
  calls: operationList.map(({ id, group, title, method, path }, place) => [
    group,
    id,
    title,
    `${method} ${path}`,
    endpointRows[place]?.fields.join(' ') ?? '',
  ]),
  problems: Object.entries(problems).map(([code, { title }]) => [code, title]),
  objects: Object.keys(groups).flatMap((group) =>
    referenceObjects(group as GroupName).map(
      ({ id, rows }) => [group, id, rows.map(({ name }) => name).join(' ')] as const,
    ),
  ),
  others: [
    ...anchored('/apis/apiRefrence', eventRows),
    ...anchored('/apis/test-values', callValues),
  ],
});

/** Rows of a page to which links lead. */
const anchored = (page: Path, items: readonly TestValues[]) =>
  items.flatMap(({ rows }) =>
    rows.flatMap(({ label, outcome, anchor }) =>
      anchor ? [[label, outcome, `${page}#${anchor}`] as const] : [],
    ),
  );
