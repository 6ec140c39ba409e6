import { describe, expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import type { Sequence } from '#copy/types/sequence.ts';
import { advance } from '#core/sandbox/clock/advance.ts';
import { handle } from '#core/sandbox/handle.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { pages } from '#tests/unit/content/content-pages.ts';
import { done } from '#tests/unit/core/sandbox/send.ts';

const DAY = 86_400_000;

const drawn = pages.flatMap(({ path, page }) => {
  if (page.view !== 'Article') return [];
  const below = page.sections.filter((section) => section.kind === 'sequence');
  return [page.sequence, ...below].flatMap((sequence) => (sequence ? [{ path, sequence }] : []));
});

/** Types of the events that a sandbox tells of once its customers have paid what these calls ask for. */
function eventsAfter({ steps }: Sequence): Set<string> {
  const state = seeded();
  for (const { method, path } of steps) {
    if (!path) continue;
    const call = operationList.find((each) => each.method === method && each.path === path);
    if (!call) throw new Error(`No call is ${method} ${path}.`);
    const { answer } = handle(state, requestOf(sampleRequest(call.id)));
    if (call.id === 'payments.create') {
      if (!answer) throw new Error('The payment was lost.');
      const { id: payment_id } = answer.body as { id: string };
      done(state, 'sandbox.pay', { body: { payment_id, payer: 'success@example' } });
    }
  }
  advance(state, DAY);
  const { data } = done<{ data: { type: string }[] }>(state, 'events.list', {
    query: { limit: '100' },
  });
  return new Set(data.map(({ type }) => type));
}

describe.each(drawn)('the sequence of $path', ({ sequence }) => {
  it('goes from one to another', () => {
    for (const { from, to, title } of sequence.steps)
      expect([title, from]).not.toEqual([title, to]);
  });

  it('names events that its calls bring about', () => {
    const told = eventsAfter(sequence);
    for (const { id } of sequence.steps) if (id) expect([...told]).toContain(id);
  });
});

it('is drawn for each product that is a separate call', () => {
  expect(drawn.map(({ path }) => path).sort()).toEqual([
    '/apis/CashCollection',
    '/apis/CashDrop',
    '/apis/Payout',
    '/apis/QrPayment',
    '/apis/UPIPayment',
    '/apis/employee',
  ]);
});
