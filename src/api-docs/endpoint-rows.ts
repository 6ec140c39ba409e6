import type { EndpointRow } from '#copy/types/endpoint.ts';
import { operationList } from './operations.ts';
import { shownFields } from './shown-fields.ts';

/** The table as the reference's index shows it. */
export const endpointRows: readonly EndpointRow[] = operationList.map((row) => ({
  method: row.method,
  path: row.path,
  label: row.title,
  to: `/apis/reference/${row.group}#${row.id}`,
  fields: shownFields(row).map(({ name }) => name),
}));
