import type { EndpointRow } from '#content/types/endpoint.ts';
import { endpoints } from './endpoints.ts';

/** The table as the reference's index shows it. */
export const endpointRows: readonly EndpointRow[] = endpoints.map(
  ({ method, path, title, page, fields }) => ({
    method,
    path,
    label: title,
    to: page,
    fields: fields.map(({ name }) => name),
  }),
);
