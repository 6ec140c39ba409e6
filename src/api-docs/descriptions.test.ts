import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import { OPENAPI_FILE, POSTMAN_FILE, SANDBOX_DIGEST_FILE, SANDBOX_FILE } from '#facts/files.ts';
import { sectionsOf } from '#tests/unit/content/content-pages.ts';
import { ajv, published } from '#tests/unit/core/sandbox/published.ts';
import { API_DESCRIPTIONS } from '../../build/artifacts/api/api-description.ts';
import { postman } from '../../build/artifacts/api/postman.ts';
import { SAMPLE_PICTURES } from '../../build/artifacts/api/sample-pictures.ts';

interface Method {
  operationId: string;
  parameters: { $ref?: string; name?: string; in?: string }[];
  requestBody?: {
    content: Record<string, { schema: object; examples?: Record<string, { value: unknown }> }>;
  };
  responses: Record<string, unknown>;
}

interface Refusal {
  content: {
    'application/problem+json': {
      schema: { allOf: [object, { properties: { status: { enum: number[] } } }] };
    };
  };
}

const methodOf = (path: string, method: string): Method =>
  published.paths[path][method.toLowerCase()];

describe('the OpenAPI file', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(published));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('names the sandbox first, a licence and whom to write to', () => {
    expect(published.servers[0].url).toBe('http://127.0.0.1:4270');
    expect(new URL(published.servers[1].url).hostname).toMatch(/\.example$/);
    expect(published.info.license.identifier).toBe('MIT');
    expect(published.info.contact.email).toMatch(/@/);
  });

  it.each(operationList)('describes $id', ({ id, method, path, idempotent, body, form }) => {
    const described = methodOf(path, method);
    expect(described.operationId).toBe(id);
    const names = described.parameters.map((each) => each.$ref ?? each.name);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(inPath));
    expect(names.includes('#/components/parameters/IdempotencyKey')).toBe(Boolean(idempotent));
    const types = Object.keys(described.requestBody?.content ?? {});
    expect(types).toEqual(body ? [form ? 'multipart/form-data' : 'application/json'] : []);
    for (const status of ['400', '401', '403', '429', '500', '503', '504'])
      expect(described.responses).toHaveProperty(status);
  });

  it('says what decides where several forms are possible', () => {
    const choices: { oneOf: { $ref?: string }[]; discriminator?: { mapping: object } }[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('oneOf' in value) choices.push(value as (typeof choices)[number]);
      for (const each of Object.values(value)) walk(each);
    };
    walk(published);
    expect(choices.length).toBeGreaterThan(3);
    for (const { oneOf, discriminator } of choices)
      expect(Object.values(discriminator?.mapping ?? {})).toEqual(oneOf.map(({ $ref }) => $ref));
  });

  it('names the type of each value that is fixed: some generators go by the type alone', () => {
    const untyped: unknown[] = [];
    let fixed = 0;
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('enum' in value || 'const' in value) fixed += 1;
      if (('enum' in value || 'const' in value) && !('type' in value)) untyped.push(value);
      for (const [name, each] of Object.entries(value))
        if (!['example', 'examples', 'value'].includes(name)) walk(each);
    };
    walk(published);
    expect(fixed).toBeGreaterThan(200);
    expect(untyped).toEqual([]);
  });

  it('lets an error be told by its status', () => {
    const { Callless: _any, ...byStatus } = published.components.responses;
    for (const [name, response] of Object.entries<Refusal>(byStatus)) {
      const [, narrowed] = response.content['application/problem+json'].schema.allOf;
      expect(narrowed.properties.status.enum).toEqual([Number(name.replace('Problem', ''))]);
    }
  });

  it('has schemas that a validator of JSON Schema 2020-12 takes', () => {
    for (const schema of Object.values(published.components.schemas))
      expect(ajv.validateSchema(schema as object)).toBe(true);
  });
});

describe('the Postman collection', () => {
  const collection = postman();

  it('is a collection 2.1 with a key and an address as variables', () => {
    expect(collection.info.schema).toMatch(/\/collection\/v2\.1\.0\/collection\.json$/);
    const variables = collection.variable.map(({ key }) => `{{${key}}}`);
    expect(collection.auth).toMatchObject({ type: 'bearer', bearer: [{ key: 'token' }] });
    for (const [used] of JSON.stringify(collection).matchAll(/\{\{\w+\}\}/g))
      expect(variables).toContain(used);
  });

  const items = collection.item.flatMap(({ item }) => item);

  it.each(operationList)('holds $id with answers of a sandbox', (row) => {
    const found = items.filter(({ id }) => id === row.id);
    expect(found).toHaveLength(1);
    for (const { request, response } of found) {
      const path = `/${request.url.path.join('/')}`;
      expect([request.method, path]).toEqual([
        row.method,
        row.path.replace(/\{(\w+)\}/g, '{{$1}}'),
      ]);
      expect(request.url.raw.startsWith(`{{base_url}}${path}`)).toBe(true);
      expect(response.map(({ name, code }) => [name, code])).toEqual(
        row.samples.map(({ name }) => [name, row.status]),
      );
      for (const { body, status } of response) {
        expect(status).toMatch(/\w/);
        if (body) JSON.parse(body);
      }
    }
  });

  it('sends each request with its own idempotency key', () => {
    const keys = items.flatMap(({ request }) =>
      request.header.filter(({ key }) => key === 'Idempotency-Key').map(({ value }) => value),
    );
    expect(keys.length).toBeGreaterThan(10);
    expect(new Set(keys)).toEqual(new Set(['{{$guid}}']));
  });
});

it('the reference offers all files where the build puts them', () => {
  const files = sectionsOf('/apis/apiRefrence').find(({ kind }) => kind === 'downloads');
  if (files?.kind !== 'downloads') throw new Error('The reference offers no files.');
  const offered = files.items.map(({ href }) => href.slice(1));
  expect(offered.sort()).toEqual(
    [
      ...[OPENAPI_FILE, POSTMAN_FILE, SANDBOX_FILE, SANDBOX_DIGEST_FILE],
      ...Object.keys(SAMPLE_PICTURES),
    ].sort(),
  );
  expect(Object.keys(API_DESCRIPTIONS)).toEqual([OPENAPI_FILE, POSTMAN_FILE]);
});

it('each file that a sample of a request sends is offered next to the collection', () => {
  const sent = operationList.flatMap(({ id, samples }) =>
    samples.flatMap((sample) => Object.values(sampleRequest(id, sample).form ?? {})),
  );
  expect(new Set(sent.map((name) => `api/${name}`))).toEqual(new Set(Object.keys(SAMPLE_PICTURES)));
  const folder = path.posix.dirname(POSTMAN_FILE);
  for (const file of Object.keys(SAMPLE_PICTURES)) expect(path.posix.dirname(file)).toBe(folder);
});
