import type { TestValues } from '#copy/types/sections.ts';
import { type DocumentedPath, documentedRow } from './documented-paths.ts';
import { operationList } from './operations.ts';
import { outcomesOf } from './outcomes.ts';

const paths = operationList
  .filter(({ method, page }) => method === 'POST' && page)
  .map(({ path }) => path as DocumentedPath);

/** What brings each outcome of each documented call in the sandbox, as the guide lists it. */
export const sandboxValues: readonly TestValues[] = paths.map((path) => {
  const { title, page = '/apis/apiRefrence' } = documentedRow(path);
  const { decidedBy, list } = outcomesOf(path);
  return {
    label: title,
    to: page,
    rows: list.map(({ value, status, text }) => ({
      label: value,
      input: `${decidedBy}, ${status}`,
      outcome: text,
    })),
  };
});
