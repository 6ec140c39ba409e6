/** A schema of an OpenAPI document, as far as names are concerned. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Names of what a call has, such as `body.amount` or `answer.status=paid`, and what else is known of each. */
export type Parts = Record<string, string>;

type Resolve = (reference: string) => Schema;

/** Adds the fields and the values of a schema, those of its choices together. */
export function addParts(parts: Parts, at: string, schema: Schema, resolve: Resolve): void {
  const own = schema.$ref ? resolve(schema.$ref) : schema;
  const values = own.const === undefined ? own.enum : [own.const];
  for (const value of values ?? []) parts[`${at}=${value}`] = '';
  for (const [name, field] of Object.entries(own.properties ?? {})) {
    const inside = `${at}.${name}`;
    const detail = `${own.required?.includes(name) ? 'required' : 'optional'} ${typeOf(field, resolve)}`;
    parts[inside] = joined(parts[inside], detail);
    if (field.enum) removeValues(parts, inside);
    addParts(parts, inside, field, resolve);
  }
  if (own.items) addParts(parts, `${at}[]`, own.items, resolve);
  for (const each of own.allOf ?? []) addParts(parts, at, each, resolve);
  for (const each of [...(own.anyOf ?? []), ...(own.oneOf ?? [])]) {
    const choice: Parts = {};
    addParts(choice, at, each, resolve);
    mergeParts(parts, choice);
  }
}

/** Adds what another form of the same thing has. */
export function mergeParts(parts: Parts, others: Parts): void {
  for (const [name, detail] of Object.entries(others)) parts[name] = joined(parts[name], detail);
}

/** Of several schemas that all hold, the last that lists values narrows those of the others. */
function removeValues(parts: Parts, at: string): void {
  for (const name of Object.keys(parts)) if (name.startsWith(`${at}=`)) delete parts[name];
}

function typeOf(schema: Schema, resolve: Resolve): string {
  const own = schema.$ref ? resolve(schema.$ref) : schema;
  if (own.type) return String(own.type);
  return own.const === undefined && !own.enum ? 'object' : 'string';
}

const joined = (before: string | undefined, detail: string) =>
  [...new Set([...(before?.split(' or ') ?? []), ...detail.split(' or ')])].sort().join(' or ');
