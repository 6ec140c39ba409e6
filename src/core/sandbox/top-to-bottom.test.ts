import { expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import { handle } from '#core/sandbox/handle.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import { seeded } from '#core/sandbox/state/seed.ts';

it('the first sample of every call works, one after the other, as a tool runs a collection', () => {
  const state = seeded();
  const said = operationList.map(({ id }) => {
    const { answer } = handle(state, requestOf(sampleRequest(id)));
    return [id, answer?.status, (answer?.body as { code?: string } | undefined)?.code];
  });
  expect(said).toEqual(operationList.map(({ id, status }) => [id, status, undefined]));
});
