import { describe, expect, it } from 'vitest';
import { endpoints } from '#api-docs/endpoints.ts';
import { sampleBody } from '#api-docs/sample-body.ts';
import { KEY_PLACEHOLDER } from '#api-docs/servers.ts';
import type { Page } from '#content/types/page.ts';
import { openApi } from '../../../build/artifacts/api/openapi.ts';
import { postman } from '../../../build/artifacts/api/postman.ts';
import type { Schema } from '../../../build/artifacts/api/schema-of.ts';
import { pageOf, sectionsOf } from '../content/content-pages.ts';
import { renderedPages } from '../content/shown.ts';

type Described = Schema & { enum?: string[] };

/** Whether a value is what a schema says, with no name that the schema does not know. */
function fits(value: unknown, schema: Described): boolean {
  if (schema.enum && !schema.enum.includes(value as string)) return false;
  if (schema.type === 'array')
    return Array.isArray(value) && value.every((each) => fits(each, schema.items as Schema));
  if (schema.type === 'integer') return Number.isInteger(value);
  if (schema.type !== 'object') return typeof value === schema.type;
  const { required = [], properties = {} } = schema;
  const given = Object.entries(value as object);
  return (
    required.every((name) => name in (value as object)) &&
    given.every(([name, each]) => properties[name] && fits(each, properties[name]))
  );
}

const STATUSES = [...new Set(endpoints.flatMap(({ outcomes }) => outcomes.map((o) => o.status)))];

const operationOf = (path: string) => {
  const operation = openApi().paths[path]?.post;
  if (!operation) throw new Error(`${path} is not described.`);
  return operation;
};

describe.each(endpoints)('$path', ({ path, page, fields, decidedBy, outcomes, ...endpoint }) => {
  const described = operationOf(path).responses;
  const { schema, examples } = described[200].content['application/json'];

  it('has a response for a value that brings no record, and different values for all', () => {
    expect(outcomes.length).toBeGreaterThan(1);
    expect(outcomes.at(-1)?.data).toBeUndefined();
    expect(new Set(outcomes.map(({ sandbox }) => sandbox)).size).toBe(outcomes.length);
  });

  it('is decided in the sandbox by a field, with values of its form', () => {
    const field = fields.find(({ name }) => name === decidedBy);
    expect(outcomes[0].sandbox).toBe(field?.sample);
    for (const { sandbox } of outcomes)
      expect(sandbox).toMatch(new RegExp(field?.pattern ?? '.', 'u'));
  });

  it('describes a response for each value in the OpenAPI file, and each fits the schema', () => {
    expect(Object.keys(examples)).toEqual(outcomes.map(({ sandbox }) => sandbox));
    for (const { value } of Object.values(examples)) expect(fits(value, schema)).toBe(true);
    expect(fits({ request_id: 'x', status: outcomes.at(-1)?.status }, schema)).toBe(true);
    expect(fits({ request_id: 'x', status: 'unheard_of' }, schema)).toBe(false);
    const bare = structuredClone(outcomes[0].data ?? {}) as Record<string, unknown>;
    for (const name of endpoint.optionalData ?? []) delete bare[name];
    expect(fits({ request_id: 'x', status: outcomes[0].status, data: bare }, schema)).toBe(true);
  });

  it('declares how long to wait after 429', () => {
    expect(described).toHaveProperty('429.headers.Retry-After.schema.type', 'integer');
    expect(described).not.toHaveProperty('422.headers');
  });

  it('sends what brings an outcome', () => {
    for (const outcome of outcomes)
      expect(sampleBody({ path, page, fields, decidedBy, outcomes, ...endpoint }, outcome)).toEqual(
        {
          ...Object.fromEntries(fields.map(({ name, sample }) => [name, sample])),
          [decidedBy]: outcome.sandbox,
        },
      );
  });

  it('has a page that shows each value with its status and says that it is made up', () => {
    const main = renderedPages.find((each) => each.path === page)?.main;
    for (const { sandbox, status, text } of outcomes)
      expect(main?.markup).toContain(
        `<code translate="no">${sandbox}</code></th><td>${status}</td><td>${text}</td>`,
      );
    expect(main?.text).toMatch(/test values for \w+ is made up/);
  });

  it('has its values in the guide', () => {
    const groups = sectionsOf('/apis/guideSteps').flatMap((each) =>
      each.kind === 'testValues' ? each.items : [],
    );
    const rows = groups.find(({ to }) => to === page)?.rows;
    expect(rows?.map(({ label, input }) => [label, input])).toEqual(
      outcomes.map(({ sandbox, status }) => [sandbox, `${decidedBy}, ${status}`]),
    );
  });

  it('has a page whose copy names no status but its own', () => {
    const { endpoint: shown, ...copy } = pageOf<Page<'Verification'>>(page as never);
    const own = outcomes.map(({ status }) => status);
    const sentences = JSON.stringify(copy).match(/[^.":]*\bstatus\b[^"]*?[."]/g) ?? [];
    for (const sentence of sentences) {
      const named = STATUSES.filter((status) => new RegExp(`\\b${status}\\b`).test(sentence));
      const codes = sentence.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
      expect(own, sentence).toEqual(expect.arrayContaining(named));
      for (const code of codes) expect(JSON.stringify(shown), sentence).toContain(code);
    }
  });
});

it('the guide names the address and the key as the collection and the samples do', () => {
  const guide = JSON.stringify(pageOf('/apis/guideSteps'));
  for (const { key } of postman().variable) {
    expect(guide).toContain(`KOLAM_${key.toUpperCase()}`);
    expect(guide).toContain(key);
  }
  expect(guide).toContain(`samples write ${KEY_PLACEHOLDER}`);
  expect(guide.match(/KOLAM_(?!BASE_URL|API_KEY|WEBHOOK_SECRET)\w+/g) ?? []).toEqual([]);
});
