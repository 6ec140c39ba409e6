import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpointRows } from '#api-docs/endpoint-rows.ts';
import { events } from '#api-docs/events.ts';
import { groups } from '#api-docs/kit/operation.ts';
import { statesOf } from '#api-docs/kit/resource.ts';
import { operationList } from '#api-docs/operations.ts';
import { callless, commonProblems, problems } from '#api-docs/problems.ts';
import { problemsOf } from '#api-docs/problems-of.ts';
import { resources } from '#api-docs/resources/resources.ts';
import { neededScopes, SCOPES } from '#api-docs/scopes.ts';
import { handlers } from '#core/sandbox/handlers/handlers.ts';
import { routes } from '#routes/paths.ts';
import { openApi } from '../../build/artifacts/api/openapi.ts';
import { postman } from '../../build/artifacts/api/postman.ts';
import { pascal } from './named-schemas.ts';

/** What the brief of the customer names, word for word. */
const SPECIFIED = [
  '/aadhaar/verify',
  '/bank/verify',
  '/voterid/verify',
  '/bbps/pay',
  '/rc/verify',
  '/passport/verify',
  '/cin/verify',
  '/ocr/verify',
  '/upi/verify',
];

const calls = operationList.map(({ method, path }) => `${method} ${path}`).sort();
const document = openApi();

describe('a call', () => {
  it('is in the table once', () => expect(new Set(calls).size).toBe(calls.length));

  it('is in the OpenAPI file, and nothing else is', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(calls);
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(operationList.map(({ id }) => id).sort());
  });

  it('is in the Postman collection, in the folder of its group', () => {
    const all = new Set<string>(operationList.map(({ id }) => id));
    // Others prepare a call, and have its id before their own.
    const folders = postman().item.map(({ name, item }) => [
      name,
      item.map(({ id }) => id).filter((id) => all.has(id)),
    ]);
    const listed = Object.entries(groups).map(([group, name]) => [
      name,
      operationList.filter((row) => row.group === group).map(({ id }) => id),
    ]);
    expect(folders).toEqual(listed);
  });

  it('is in the index of the reference', () =>
    expect(endpointRows.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(calls));

  it('has a handler in the sandbox, and no handler is without a call', () =>
    expect(Object.keys(handlers).sort()).toEqual(operationList.map(({ id }) => id).sort()));

  it('names a page of the site, if any, and that says its path', () => {
    const paths: readonly string[] = routes.map(({ path }) => path);
    for (const { page } of operationList) if (page) expect(paths).toContain(page);
  });

  it.each(SPECIFIED)('POST %s is there as the specification has it', (path) =>
    expect(calls).toContain(`POST ${path}`),
  );

  it('needs a key for what it makes, unless it only asks', () => {
    for (const { id, method, path, idempotent, group } of operationList) {
      const asks = path.endsWith('/verify') || path === '/bbps/fetch' || group === 'control';
      expect([id, Boolean(idempotent)]).toEqual([id, method === 'POST' && !asks]);
    }
  });
});

describe('a problem', () => {
  it('is in the enum of the OpenAPI file', () => {
    const { code } = (document.components.schemas.Problem?.properties ?? {}) as {
      code?: { enum?: string[] };
    };
    expect(code?.enum).toEqual(Object.keys(problems));
  });

  it('is named by some call, or comes before a call is known', () => {
    const named = new Set<string>([
      ...commonProblems,
      ...operationList.flatMap((row) => problemsOf(row)),
      ...callless,
    ]);
    expect(Object.keys(problems).filter((code) => !named.has(code))).toEqual([]);
  });

  it('may be retried where the reference says so: 409 while running, 429 and 5xx', () => {
    for (const [code, problem] of Object.entries(problems)) {
      const may = [429, 500, 503, 504].includes(problem.status) || code === 'request_in_progress';
      expect([code, 'retry' in problem]).toEqual([code, may]);
    }
  });
});

describe('an event', () => {
  it('is a webhook of the OpenAPI file, with the object that it is about', () => {
    expect(Object.keys(document.webhooks).sort()).toEqual(events.map(({ type }) => type).sort());
    for (const { resource } of events)
      expect(document.components.schemas).toHaveProperty(pascal(resource.name));
  });

  it('belongs to one transition', () =>
    expect(new Set(events.map(({ type }) => type)).size).toBe(events.length));
});

it('a status of the OpenAPI file is a state of its resource', () => {
  for (const resource of Object.values(resources)) {
    if (resource.name === 'verification') continue;
    const { properties } = document.components.schemas[pascal(resource.name)] ?? {};
    const { status } = (properties ?? {}) as { status?: { enum?: string[] } };
    expect([...(status?.enum ?? [])].sort()).toEqual(statesOf(resource).sort());
  }
});

it('a scope is explained if a call needs it', () =>
  expect(Object.keys(SCOPES).sort()).toEqual([...neededScopes].sort()));

it('the table says once, for the whole API, that it is illustrative', () =>
  expect(JSON.stringify(document).match(/llustrative/g)).toHaveLength(1));

it('no file of the API holds what looks like a real key of somebody', () => {
  // Stripe’s, Razorpay’s and GitHub’s forms of secrets.
  const SECRET =
    /\b(?:sk|rk|pk)_(?:live|test)_[0-9A-Za-z]{16,}|\brzp_(?:live|test)_\w{10,}|\bgh[pousr]_\w{36}/;
  expect(JSON.stringify([document, postman()])).not.toMatch(SECRET);
  expect(readFileSync('src/api-docs/keys.ts', 'utf8')).not.toMatch(SECRET);
});
