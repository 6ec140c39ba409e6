import type { TestValues } from '#copy/types/sections.ts';
import { type Problem, problems } from './problems.ts';

const NAMES: Readonly<Record<Problem['status'], string>> = {
  400: 'Bad request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported type',
  421: 'Misdirected',
  422: 'Unprocessable',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Unavailable',
  504: 'Timeout',
};

const all = Object.entries<Problem>(problems);

/** Every code of an error with what to do about it, by status, as the reference lists them. */
export const problemRows: readonly TestValues[] = Object.entries(NAMES).map(([status, name]) => ({
  label: `${status} ${name}`,
  rows: all
    .filter(([, problem]) => problem.status === Number(status))
    .map(([code, { title, todo }]) => ({
      label: code,
      input: title,
      outcome: todo,
      anchor: `problem.${code}`,
    })),
}));
