import { afterAll, beforeAll, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import { handle } from '#core/sandbox/handle.ts';
import type { SandboxRequest } from '#core/sandbox/request/request.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { type Started, startSandbox } from './started-sandbox.ts';

let sandbox: Started;
beforeAll(async () => {
  sandbox = await startSandbox('--clock', 'virtual');
});
afterAll(() => sandbox.process.kill());

type Body = Record<string, unknown>;

/** Bounds of numbers in the table, and what is just within and without. */
const BOUNDS = [1, 1_00, 31 * 86_400, 1_00_00_000, 10_00_00_000, 1_000_00_00_000].flatMap(
  (bound) => [bound - 1, bound, bound + 1],
);

const WRONG = [
  undefined,
  null,
  true,
  -1,
  1.5,
  1e12,
  '',
  'x',
  'x'.repeat(500),
  [],
  [{}],
  {},
  ...BOUNDS,
];

/** A body with one of its fields wrong, at any depth, or with one too many. */
function* spoiled(body: Body): Generator<Body> {
  yield { ...body, another: 1 };
  for (const [name, value] of Object.entries(body)) {
    for (const wrong of WRONG) yield { ...body, [name]: wrong };
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const inner of spoiled(value as Body)) yield { ...body, [name]: inner };
  }
}

/** All that is sent wrongly to a call: fields of its body, or of its query. */
function wrongRequests(row: (typeof operationList)[number]): SandboxRequest[] {
  const [sample] = row.samples;
  const request = requestOf(sampleRequest(row.id, sample));
  if (row.form) return [];
  if (row.body)
    return [...spoiled(sample.body ?? {})].map((body) => ({
      ...request,
      body: JSON.stringify(body),
    }));
  if (!row.query) return [];
  const [path] = request.target.split('?');
  const names = ['limit', 'after', ...Object.keys(sample.query ?? {}), 'another'];
  return names.flatMap((name) =>
    ['', '0', '-1', '101', '1.5', 'x', 'pay_test_x'].map((value) => ({
      ...request,
      target: `${path}?${name}=${value}`,
    })),
  );
}

const told = (status: number, body: unknown) => {
  const { code, detail, errors } = (body ?? {}) as Record<string, unknown>;
  return status < 400 ? [status] : [status, code, detail, errors];
};

// What the bundle leaves out must be no check.
it.each(operationList)(
  'the file refuses to $id what the engine does, in the same words',
  async (row) => {
    for (const request of wrongRequests(row)) {
      const { answer } = handle(seeded(), request);
      await sandbox.call('POST', '/sandbox/reset');
      const { method, target, headers, body } = request;
      const response = await fetch(sandbox.origin + target, {
        method,
        headers,
        ...(body && { body }),
      });
      const text = await response.text();
      expect([request, ...told(response.status, text && JSON.parse(text))]).toEqual([
        request,
        ...told(answer?.status ?? 0, answer?.body),
      ]);
    }
  },
);
