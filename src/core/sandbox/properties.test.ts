import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transition } from '#api-docs/kit/resource.ts';
import { finalStatesOf } from '#api-docs/kit/resource.ts';
import { resources } from '#api-docs/resources/resources.ts';
import { handle } from '#core/sandbox/handle.ts';
import { balanceOf } from '#core/sandbox/ledger.ts';
import { replay } from '#core/sandbox/replay.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { doStep, step } from '#tests/unit/core/sandbox/arbitrary-commands.ts';
import { heldByObjects } from '#tests/unit/core/sandbox/held-by-objects.ts';
import { requestFor } from '#tests/unit/core/sandbox/send.ts';

const steps = fc.array(step, { minLength: 5, maxLength: 60 });
const RUNS = { numRuns: 150 };

const statusesIn = (state: State) =>
  new Map(
    Object.keys(resources).flatMap((kind) =>
      Object.values<{ id: string; status: string }>(state.objects[kind as 'order'] as never).map(
        ({ id, status }) => [id, { kind, status }] as const,
      ),
    ),
  );

const sumOf = (lines: object) => Object.values(lines).reduce((total, each) => total + each, 0);

describe('after any commands to a sandbox', () => {
  it('the ledger sums to zero, and nobody spends what is not there', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const state = seeded();
        for (const each of all) {
          doStep(state, each);
          for (const { lines } of state.ledger) expect(sumOf(lines)).toBe(0);
          for (const [account, held] of Object.entries(state.balances))
            expect(sumOf(state.ledger.map(({ lines }) => lines[account as 'bank'] ?? 0))).toBe(
              held,
            );
          expect(balanceOf(state, 'merchant')).toBeGreaterThanOrEqual(0);
          expect(balanceOf(state, 'escrow')).toBeGreaterThanOrEqual(0);
        }
      }),
      RUNS,
    );
  });

  it('each account holds what the objects say of their money, and no other', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const state = seeded();
        for (const each of all) {
          doStep(state, each);
          expect(state.balances).toEqual(heldByObjects(state));
        }
      }),
      RUNS,
    );
  });

  it('no more is refunded than was captured, and a settlement is the sum of its entries', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const state = seeded();
        for (const each of all) doStep(state, each);
        for (const { id, amount, amount_refunded } of Object.values(state.objects.payment)) {
          const promised = Object.values(state.objects.refund)
            .filter(({ payment_id, status }) => payment_id === id && status !== 'failed')
            .reduce((total, refund) => total + refund.amount, 0);
          expect(promised).toBeLessThanOrEqual(amount);
          expect(amount_refunded).toBeLessThanOrEqual(promised);
        }
        const settled = Object.values(state.objects.settlement);
        for (const { id, status, amount, payments, refunds, fees, tax } of settled) {
          const entries = state.entries[id] ?? [];
          const sum = (of: (entry: (typeof entries)[number]) => number) =>
            entries.reduce((total, entry) => total + of(entry), 0);
          expect(sum(({ net }) => net)).toBe(amount);
          expect(payments + refunds - fees - tax).toBe(amount);
          expect([sum(({ fee }) => fee), sum((entry) => entry.tax)]).toEqual([fees, tax]);
          // What the books say reached the bank is what the lines come to.
          const booked = state.ledger
            .filter(({ about }) => about === id)
            .reduce((total, { lines }) => total + (lines.bank ?? 0), 0);
          expect(booked).toBe(status === 'settled' ? amount : 0);
        }
        const named = [
          ...state.unsettled,
          ...settled.flatMap(({ id, status }) =>
            status === 'failed' ? [] : (state.entries[id] ?? []),
          ),
        ].map(({ about }) => about);
        const moved = [
          ...Object.values(state.objects.payment).filter(({ status }) =>
            ['captured', 'part_refunded', 'refunded'].includes(status),
          ),
          ...Object.values(state.objects.refund).filter(({ status }) => status === 'processed'),
        ].map(({ id }) => id);
        expect(named.sort()).toEqual(moved.sort());
      }),
      RUNS,
    );
  });

  it('a status changes by a listed transition alone, tells it once, and final ones stay', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const state = seeded();
        for (const each of all) {
          const before = statusesIn(state);
          const { length } = state.moves;
          const events = Object.keys(state.objects.event).length;
          doStep(state, each);
          const moves = state.moves.slice(length);
          for (const { kind, id, transition, from, to } of moves) {
            const row = (resources[kind as 'order'].transitions as Record<string, Transition>)[
              transition
            ];
            expect(row?.from).toContain(from);
            expect(row?.to).toBe(to);
            expect(finalStatesOf(resources[kind as 'order'])).not.toContain(from);
            expect(id).toMatch(/_test_[0-9A-HJKMNP-TV-Z]{10}$/);
          }
          const told = moves.filter(({ event }) => event).length;
          expect(Object.keys(state.objects.event).length - events).toBe(told);
          for (const [id, { status }] of statusesIn(state)) {
            const first = moves.find((move) => move.id === id);
            const last = moves.findLast((move) => move.id === id);
            if (last) expect(status).toBe(last.to);
            else if (before.has(id)) expect(status).toBe(before.get(id)?.status);
            if (first && before.has(id)) expect(first.from).toBe(before.get(id)?.status);
          }
        }
      }),
      RUNS,
    );
  });

  it('doing the kept commands again leads to the same state', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const state = seeded();
        const kept = all.flatMap((each) => doStep(state, each) ?? []);
        expect(replay(JSON.parse(JSON.stringify(kept)))).toEqual(state);
      }),
      RUNS,
    );
  });

  it('a request that is repeated with its key changes nothing, and brings the same answer', () => {
    fc.assert(
      fc.property(steps, fc.nat(20), (all, turn) => {
        const state = seeded();
        for (const each of all) doStep(state, each);
        const orders = Object.keys(state.objects.order);
        const request = requestFor('payments.create', {
          body: {
            order_id: orders[turn % orders.length],
            amount: 1_249_00,
            currency: 'INR',
            method: { type: 'upi', flow: 'qr' },
          },
        });
        const { answer: first } = handle(state, request);
        const { log: _log, made: _made, recent: _recent, ...before } = structuredClone(state);
        const { answer: second } = handle(state, request);
        const { log: _log2, made: _made2, recent: _recent2, ...after } = state;
        expect(after).toEqual(before);
        expect(second?.status).toBe(first?.status);
        expect(second?.body).toEqual(first?.body);
        expect(second?.headers['idempotent-replayed']).toBe('true');
      }),
      RUNS,
    );
  });
});
