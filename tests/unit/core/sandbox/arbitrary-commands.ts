import fc from 'fast-check';
import { faults } from '#api-docs/faults.ts';
import { keys } from '#api-docs/keys.ts';
import { operationList } from '#api-docs/operations.ts';
import { payers } from '#api-docs/resources/payments/values.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import type { Command } from '#core/sandbox/commands.ts';
import { handle } from '#core/sandbox/handle.ts';
import { apply } from '#core/sandbox/replay.ts';
import type { SandboxRequest } from '#core/sandbox/request/request.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import type { State } from '#core/sandbox/state/state.ts';

/** One step of a random run; `turn` picks among what there is. */
export type Step =
  | {
      kind: 'sample';
      place: number;
      repeat: boolean;
      fault: string | null;
      key: string;
      turn: number;
    }
  | { kind: 'pay'; turn: number; payer: string }
  | { kind: 'advance'; ms: number }
  | { kind: 'attempt'; status: number };

const samples = operationList.flatMap((row) =>
  row.group === 'control' && row.id !== 'sandbox.clock' && row.id !== 'sandbox.log'
    ? []
    : row.samples.map((sample) => sampleRequest(row.id, sample)),
);

const turn = fc.nat(1_000);

/** Weights: money moves in most runs, and time passes in all of them. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('sample' as const),
      place: fc.nat(samples.length - 1),
      repeat: fc.boolean(),
      fault: fc.option(fc.constantFrom(...Object.keys(faults)), { freq: 4 }),
      key: fc.constantFrom(...Object.keys(keys), 'test_key_for_everyone', 'test_key_for_everyone'),
      turn,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      turn,
      payer: fc.constantFrom(...Object.keys(payers)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      ms: fc.constantFrom(0, 1, 999, 2_000, 60_000, 600_000, 3_600_000, 86_400_000, 6 * 86_400_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('attempt' as const),
      status: fc.constantFrom(200, 204, 500, 0),
    }),
  },
);

let fresh = 0;

/** Puts ids that exist in place of those of the examples. */
function withIds(request: SandboxRequest, state: State, turnOf: number): SandboxRequest {
  const kinds: Record<string, string[]> = {};
  for (const [kind, objects] of Object.entries(state.objects)) kinds[kind] = Object.keys(objects);
  const pick = (prefix: string, own: string) => {
    const all = Object.values(kinds)
      .flat()
      .filter((id) => id.startsWith(`${prefix}_test_`));
    return all.length > 0 ? (all[turnOf % all.length] ?? own) : own;
  };
  const replaced = (text: string) =>
    text.replace(/\b([a-z]+)_test_[0-9A-Z]{10}/g, (own, prefix) => pick(prefix, own));
  return { ...request, target: replaced(request.target), body: replaced(request.body) };
}

/** Does a step, and says what a driver would keep of it; null where there is nothing to do. */
export function doStep(state: State, each: Step): Command | null {
  if (each.kind === 'advance') return done(state, { kind: 'advance', ms: each.ms });
  if (each.kind === 'attempt') {
    const [delivery] = state.outgoing;
    return delivery ? done(state, { kind: 'attempted', delivery, status: each.status }) : null;
  }
  if (each.kind === 'pay') {
    const payments = Object.keys(state.objects.payment);
    const payment_id = payments[each.turn % payments.length];
    const json = { payment_id, payer: each.payer };
    return handle(state, requestOf({ method: 'POST', target: '/sandbox/pay', headers: [], json }))
      .command;
  }
  const sample = samples[each.place];
  if (!sample) return null;
  const request = withIds(requestOf(sample, each.key), state, each.turn);
  fresh += 1;
  const headers = {
    ...request.headers,
    ...(request.headers['idempotency-key'] &&
      !each.repeat && { 'idempotency-key': `run-${fresh}` }),
    ...(each.fault && { 'sandbox-fault': each.fault }),
  };
  return handle(state, { ...request, headers }).command;
}

function done(state: State, command: Command): Command {
  apply(state, command);
  return command;
}
