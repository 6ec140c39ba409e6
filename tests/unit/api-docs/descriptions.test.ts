import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api-docs/endpoints.ts';
import { sampleBody } from '#api-docs/sample-body.ts';
import { openApi } from '../../../build/artifacts/api/openapi.ts';
import { postman } from '../../../build/artifacts/api/postman.ts';
import { API_DESCRIPTIONS } from '../../../build/plugins/api-description.ts';
import { sectionsOf } from '../content/content-pages.ts';

describe('the OpenAPI file', () => {
  const document = openApi();

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it.each(endpoints)('describes $path', ({ path, contentType, fields }) => {
    const operation = document.paths[path]?.post;
    if (!operation) throw new Error(`${path} is missing.`);
    const { schema } = operation.requestBody.content[contentType] ?? {};
    expect(schema?.required).toEqual(fields.map(({ name }) => name));
    expect(Object.keys(schema?.properties ?? {})).toEqual(schema?.required);
    expect(Object.keys(operation.responses)).toEqual(['200', '400', '401', '422', '429']);
  });

  it.each(endpoints)('asks for the own headers of $path', ({ path, headers = [] }) => {
    const parameters = document.paths[path]?.post?.parameters ?? [];
    expect(parameters.map(({ in: at, name, required }) => [at, name, required])).toEqual(
      headers.map(({ name }) => ['header', name, true]),
    );
  });

  it('names every call once, says that it is illustrative, and leads nowhere', () => {
    const ids = Object.values(document.paths).map((methods) => methods.post?.operationId);
    expect(ids.every((id) => /^[a-z]+[A-Z][a-z]+$/.test(id ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(endpoints.length);
    expect(document.info.description).toContain('Illustrative');
    for (const { url } of document.servers) expect(new URL(url).hostname).toMatch(/\.example$/);
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

  it.each(collection.item.map((item, i) => ({ item, endpoint: endpoints[i] })))(
    'holds the request $item.name with its responses',
    ({ item, endpoint }) => {
      if (!endpoint) throw new Error('There are more requests than endpoints.');
      const { method, url, body, header } = item.request;
      expect(method).toBe(endpoint.method);
      expect(url.raw).toBe([...url.host, ...url.path].join('/'));
      expect(url.raw).toBe(`{{base_url}}${endpoint.path}`);
      for (const { name, sample } of endpoint.headers ?? [])
        expect(header).toContainEqual(expect.objectContaining({ key: name, value: sample }));
      if (body.mode === 'raw') {
        expect(JSON.parse(body.raw)).toEqual(sampleBody(endpoint));
        expect(header).toContainEqual({ key: 'Content-Type', value: 'application/json' });
      } else {
        expect(body.formdata.map(({ key, type }) => [key, type])).toEqual([['file', 'file']]);
      }
      const good = endpoint.outcomes.map(() => 200);
      expect(item.response.map(({ code }) => code)).toEqual([...good, 400, 401, 422, 429]);
      for (const { body: text, status } of item.response) {
        expect(status).toMatch(/\w/);
        JSON.parse(text);
      }
      const { decidedBy, outcomes } = endpoint;
      outcomes.forEach(({ sandbox, status }, n) => {
        const { originalRequest, body: text } = item.response[n] ?? {};
        expect(JSON.stringify(originalRequest?.body)).toContain(sandbox);
        expect(JSON.stringify(originalRequest?.body)).toContain(decidedBy);
        expect(JSON.parse(text ?? '').status).toBe(status);
      });
      const waits = item.response.find(({ code }) => code === 429)?.header;
      expect(waits).toContainEqual({ key: 'Retry-After', value: '2' });
    },
  );

  it('holds every endpoint', () => expect(collection.item).toHaveLength(endpoints.length));
});

it('the reference offers both files where the build puts them', () => {
  const files = sectionsOf('/apis/apiRefrence').find(({ kind }) => kind === 'downloads');
  if (files?.kind !== 'downloads') throw new Error('The reference offers no files.');
  expect(files.items.map(({ href }) => href.slice(1))).toEqual(Object.keys(API_DESCRIPTIONS));
});
