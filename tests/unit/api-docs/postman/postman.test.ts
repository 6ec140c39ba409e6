import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { postman } from '../../../../build/artifacts/api/postman.ts';
import { idVariables } from '../../../../build/artifacts/api/postman-variables.ts';
import { type Sandbox, sandboxServer } from '../../../../build/server/sandbox/sandbox-server.ts';
import { runCollection } from './run-collection.ts';

/** A port of this machine on which nobody listens: where events go. */
const NOBODY = 'http://127.0.0.1:9/hook';

const documented = new Map<string, number>(operationList.map(({ id, status }) => [id, status]));
const statusOf = (id: string) => documented.get(id.split('/').at(-1) ?? '');

describe('the Postman collection against the local sandbox', () => {
  let sandbox: Sandbox;
  let origin = '';
  beforeEach(async () => {
    sandbox = sandboxServer({ isVirtual: true, forward: NOBODY });
    await new Promise<void>((done) => sandbox.server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  });
  afterEach(() => sandbox.server.close());

  it('runs from top to bottom, twice, with the status of its documentation', async () => {
    for (const _ of [1, 2]) {
      const ran = await runCollection(postman(), origin);
      expect(ran.length).toBeGreaterThan(operationList.length);
      for (const { id, sent, status, failed, unresolved } of ran)
        expect({ id, sent, status, failed, unresolved }).toEqual({
          id,
          sent,
          status: statusOf(id),
          failed: [],
          unresolved: [],
        });
    }
  });

  it('works on what it made itself, not on the examples', async () => {
    const ran = await runCollection(postman(), origin);
    const examples = idVariables.map(({ value }) => value);
    const onExamples = ran.filter(({ sent }) => examples.some((id) => sent.includes(id)));
    // A settlement needs a working day: the sandbox begins with one.
    expect(onExamples.map(({ id }) => id)).toEqual(['settlements.get', 'settlements.entries']);
  });

  it('says which request got another answer than its documentation has', async () => {
    const broken = postman();
    const [first] = broken.item[0]?.item ?? [];
    if (first) first.request.url.raw = '{{base_url}}/nowhere/{{nothing}}';
    const [ran] = await runCollection(broken, origin);
    expect(ran?.unresolved).toEqual(['nothing']);
    expect(ran?.failed).toEqual([expect.stringContaining('404 in place of 201')]);
  });
});
