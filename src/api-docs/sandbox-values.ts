import type { TestValues } from '#content/types/sections.ts';
import { endpoints } from './endpoints.ts';

/** What brings each outcome of each call in the sandbox, as the guide lists it. */
export const sandboxValues: readonly TestValues[] = endpoints.map(
  ({ title, page, decidedBy, outcomes }) => ({
    label: title,
    to: page,
    rows: outcomes.map(({ sandbox, status, text }) => ({
      label: sandbox,
      input: `${decidedBy}, ${status}`,
      outcome: text,
    })),
  }),
);
