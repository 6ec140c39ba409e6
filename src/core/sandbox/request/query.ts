import type { Operation } from '#api-docs/kit/operation.ts';
import type { FieldFault } from '#core/sandbox/refused.ts';

/** The query of an address, as data. */
export type Query = Record<string, string | number>;

interface Field {
  type?: string;
  wrapped?: Field;
}

/** A number as JSON writes it, with at most six decimals. */
const NUMBER = /^-?(?:0|[1-9][0-9]{0,8})(?:[.][0-9]{1,6})?$/;

/** A plus in an address is read as a space, unless it is written as %2B. */
const SPACED = /^(\d{4}-\d\d-\d\dT[\d:]+) (?=\d\d:\d\d$)/;

/** The query of a request: what its schema has as a number is one. All else stays text, for the schema to refuse. */
export function queryOf({ query }: Operation, search: string): Query {
  const { entries = {} } = (query ?? {}) as { entries?: Record<string, Field> };
  const isNumber = (name: string) =>
    Object.hasOwn(entries, name) && (entries[name]?.wrapped ?? entries[name])?.type === 'number';
  return Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, text]) => [
      name,
      isNumber(name) && NUMBER.test(text) ? Number(text) : text.replace(SPACED, '$1+'),
    ]),
  );
}

/** Names that a query gives more than once, of which no value is the one that was meant. */
export const repeatedIn = (search: string): FieldFault[] => {
  const names = [...new URLSearchParams(search).keys()];
  return [...new Set(names.filter((name, at) => names.indexOf(name) < at))].map((name) => ({
    pointer: `/${name}`,
    code: 'invalid',
    detail: `${name} must be given once.`,
  }));
};
