import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
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

/** Where the file describes the body of an answer. References of OpenAPI to whole responses are followed. */
export function answerPointer(path: string, method: string, status: number): string {
  const response = published.paths[path][method.toLowerCase()].responses[status];
  if (!response) throw new Error(`${method} ${path} has no ${status}.`);
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const at = response.$ref
    ? response.$ref.slice(1)
    : `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
  return `${at}/content/${escaped(type)}/schema`;
}
