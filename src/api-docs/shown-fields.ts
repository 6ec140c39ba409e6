import * as v from 'valibot';
import type { EndpointField } from '#copy/types/endpoint.ts';
import type { Operation } from './kit/operation.ts';

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Fields of a body as a table shows them. */
export function shownFields({ body, form }: Operation): EndpointField[] {
  const { entries = {} } = (body ?? {}) as { entries?: Entries };
  return Object.entries(entries).map(([name, schema]) => {
    const inner = (schema as { wrapped?: v.GenericSchema }).wrapped;
    const type = form ? 'file' : kindOf(inner ?? schema);
    return {
      name,
      type: `${type}, ${inner ? 'optional' : 'required'}`,
      text: v.getDescription(inner ?? schema) ?? '',
    };
  });
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'integer',
  custom: 'object',
  strict_object: 'object',
  variant: 'object',
};

const kindOf = ({ type }: v.GenericSchema): string => KINDS[type] ?? 'string';
