import { readFileSync, writeFileSync } from 'node:fs';
import { KEY } from '../../../src/api-docs/keys.ts';
import type { OperationId } from '../../../src/api-docs/operations.ts';
import { sampleRequest } from '../../../src/api-docs/samples/sample-request.ts';
import { requestOf } from '../../../src/core/sandbox/request/request-of.ts';
import { spoilers } from '../../unit/core/sandbox/spoilers.ts';
import { expect, OPENAPI, test } from './desk.ts';
import { EVERY_CALL, newman } from './newman.ts';
import { prism } from './prism.ts';

test('Prism finds nothing in the whole Postman run', async ({ desk, sandbox }) => {
  const between = await prism(desk, sandbox.origin);
  const { requests, failures } = await newman(desk, between.origin);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(EVERY_CALL);

  await test.step('it takes a reference in any script', async () => {
    const answer = await fetch(`${between.origin}/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${KEY}`,
        'content-type': 'application/json',
        'idempotency-key': 'any-script',
      },
      body: JSON.stringify({ amount: 1_00, currency: 'INR', reference: 'बिल 12 🧾' }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([201, { reference: 'बिल 12 🧾' }]);
  });
  between.stop();

  await test.step('it finds an answer that another description has not', async () => {
    const description = JSON.parse(readFileSync(desk.at(OPENAPI), 'utf8'));
    description.components.schemas.Refund.required.push('nothing');
    writeFileSync(desk.at(OPENAPI), JSON.stringify(description));
    const other = await prism(desk, sandbox.origin);
    const ran = await newman(desk, other.origin);
    other.stop();
    expect(ran.failures).toContainEqual(expect.stringMatching(/^Create a refund: .*500/));
  });
});

/** A call that writes, one that reads, a list, a check, and one that takes a file. */
const CALLS: OperationId[] = [
  ...(['orders.create', 'payments.get', 'refunds.list'] as const),
  ...(['upi.verify', 'ocr.verify'] as const),
];

/** Prism answers these itself, or there is no answer. */
const NOT_PASSED_ON = /^another (?:path|method)$|^no key$|^a user name$|lost_/;

test('Prism finds nothing in what is refused', async ({ desk, sandbox }) => {
  const between = await prism(desk, sandbox.origin, '--validate-request', 'false');
  const statuses = new Set<number>();
  const found: string[] = [];
  for (const call of CALLS)
    for (const [what, spoil] of Object.entries(spoilers)) {
      if (NOT_PASSED_ON.test(what)) continue;
      await sandbox.call('POST', '/sandbox/reset');
      for (const { method, target, headers, body } of spoil(requestOf(sampleRequest(call)))) {
        const sent = method === 'GET' ? {} : { body };
        const answer = await fetch(between.origin + target, { method, headers, ...sent });
        const text = await answer.text();
        statuses.add(answer.status);
        if (text.includes('stoplight.io')) found.push(`${call}, ${what}: ${text}`);
      }
    }
  between.stop();
  expect(found).toEqual([]);
  expect([...statuses].sort()).toEqual(
    [200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503, 504].sort(),
  );
});
