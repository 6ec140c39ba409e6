import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { callless } from '#api-docs/problems.ts';
import { openApi } from '../../../../build/artifacts/api/openapi.ts';

/** The file as tools read it: text, and nothing of our objects. */
export const published = JSON.parse(JSON.stringify(openApi()));

const FILE = 'https://kolam.example/openapi.json';

/** Another validator than ours, which knows the published file alone. */
export const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false });
addFormats(ajv);
ajv.addSchema(published, FILE);

/** Formats are remarks in JSON Schema 2020-12, and days such as 31 February fit ours too. */
export const withoutFormats = new Ajv2020({
  strict: false,
  allErrors: true,
  validateFormats: false,
});
withoutFormats.addSchema(published, FILE);

const known = new Map<string, ValidateFunction>();

/** What the published schema at a JSON Pointer of the file says against a value; nothing where it fits. */
export function refusals(pointer: string, value: unknown): string[] {
  const check = known.get(pointer) ?? ajv.compile({ $ref: `${FILE}#${pointer}` });
  known.set(pointer, check);
  return check(value)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** A name as a part of a JSON Pointer in an address. */
export const escaped = (name: string) =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

interface Header {
  $ref?: string;
  required?: boolean;
  schema: object;
}

interface Response {
  $ref?: string;
  headers?: Record<string, Header>;
  content?: Record<string, { schema: object }>;
}

/** Where the file describes an answer; references of OpenAPI to whole responses are followed. */
function responseAt(path: string, method: string, status: number | 'default'): string {
  const { responses } = published.paths[path][method.toLowerCase()];
  const name = status in responses ? status : 'default';
  return responses[name].$ref
    ? responses[name].$ref.slice(1)
    : `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${name}`;
}

/** Where the file describes the body of an answer. */
export function answerPointer(path: string, method: string, status: number): string {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return `${responseAt(path, method, status)}/content/${escaped(type)}/schema`;
}

const at = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inside, part) => (inside as Record<string, unknown>)[part], published);

/** What is sent by any server of HTTP, and is nowhere described. */
const OF_HTTP = ['content-type', 'content-length', 'date', 'connection', 'keep-alive'];

/** All in which an answer differs from what the file says of it: status, content type, headers, body. */
export function answerRefusals(
  { path, method }: { path: string; method: string },
  {
    status,
    headers,
    body,
  }: { status: number; headers: Readonly<Record<string, string>>; body?: unknown },
): string[] {
  const { code } = (body ?? {}) as { code?: string };
  const isOfCall = !(callless as readonly string[]).includes(code ?? '');
  const pointer = responseAt(path, method, isOfCall ? status : 'default');
  const { headers: described = {}, content = {} } = at(pointer) as Response;
  const byName = new Map(
    Object.entries(described).map(([name, header]) => [
      name.toLowerCase(),
      (header.$ref ? at(header.$ref.slice(1)) : header) as Header,
    ]),
  );
  const unknown = Object.keys(headers).filter(
    (name) => !byName.has(name) && !OF_HTTP.includes(name),
  );
  const missing = [...byName].filter(([name, { required }]) => required && !(name in headers));
  const wrong = [...byName].flatMap(([name, { schema }]) => {
    const value = headers[name];
    if (value === undefined) return [];
    const isNumber = 'type' in schema && schema.type === 'integer';
    return withoutFormats.validate(schema, isNumber ? Number(value) : value)
      ? []
      : [`${name}: ${value} does not fit.`];
  });
  const type = headers['content-type'] ?? '';
  const schema = body === undefined ? undefined : content[type];
  return [
    ...unknown.map((name) => `${name} is not described.`),
    ...missing.map(([name]) => `${name} is missing.`),
    ...wrong,
    ...(body !== undefined && !schema ? [`${type} is not described.`] : []),
    ...(body === undefined && Object.keys(content).length > 0 ? ['There is no body.'] : []),
    ...(schema ? refusals(`${pointer}/content/${escaped(type)}/schema`, body) : []),
  ];
}
