import { addParts, mergeParts, type Parts, type Schema } from './parts-of.ts';

/** What one call has; its id is the name that code generators take. */
export interface CallInventory {
  id: string;
  parts: Parts;
}

/** Calls and events by `POST /payments` or `EVENT payment.captured`. */
export type Inventory = Record<string, CallInventory>;

type Content = Record<string, { schema?: Schema }>;

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}

interface Method {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses?: Record<string, { $ref?: string; content?: Content }>;
}

/** As much of an OpenAPI document as is compared. */
export interface Document {
  paths: Record<string, Record<string, Method>>;
  webhooks?: Record<string, Record<string, Method>>;
}

/** All that an OpenAPI document promises by name: calls, fields, values, statuses, codes. No sentences, no examples. */
export function inventory(document: Document): Inventory {
  const found: Inventory = {};
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, described] of Object.entries(methods))
      found[`${method.toUpperCase()} ${path}`] = {
        id: described.operationId ?? '',
        parts: partsOf(document, described),
      };
  for (const [event, methods] of Object.entries(document.webhooks ?? {}))
    for (const { requestBody } of Object.values(methods))
      found[`EVENT ${event}`] = { id: event, parts: partsOf(document, { requestBody }) };
  return found;
}

function partsOf(document: Document, described: Partial<Method>): Parts {
  const at = <T>(reference: string) => found<T>(document, reference);
  const parts: Parts = {};
  const add = (name: string, content: Content | undefined) => {
    for (const { schema } of Object.values(content ?? {})) {
      const own: Parts = {};
      if (schema) addParts(own, name, schema, at<Schema>);
      mergeParts(parts, own);
    }
  };
  for (const each of described.parameters ?? []) {
    const parameter = each.$ref ? at<Parameter>(each.$ref) : each;
    const name = `${parameter.in}.${parameter.name}`;
    parts[name] = parameter.required ? 'required' : 'optional';
    addParts(parts, name, parameter.schema ?? {}, at<Schema>);
  }
  add('body', described.requestBody?.content);
  for (const [status, each] of Object.entries(described.responses ?? {})) {
    parts[status] = '';
    const { content } = each.$ref ? at<{ content?: Content }>(each.$ref) : each;
    add(Number(status) < 400 ? 'answer' : 'problem', content);
  }
  return withCodes(parts);
}

/** Codes of problems by their own names: each is different. */
const withCodes = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, detail]) => [name.replace(/^problem\.code=/, ''), detail]),
  );

function found<T>(document: object, reference: string): T {
  const names = reference.replace(/^#\//, '').split('/');
  return names.reduce<unknown>(
    (inside, name) => (inside as Record<string, unknown>)[name],
    document,
  ) as T;
}
