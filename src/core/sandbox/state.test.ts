import { describe, expect, it } from 'vitest';
import { schedule } from '#core/sandbox/clock/due.ts';
import { written } from '#core/sandbox/clock/time.ts';
import { post, transfer } from '#core/sandbox/ledger.ts';
import { move } from '#core/sandbox/move.ts';
import { newCode, newId, nextSeed, SEEDS } from '#core/sandbox/state/ids.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { find, pageOf } from '#core/sandbox/state/store.ts';

describe('an id', () => {
  // Crockford's Base 32 has no I, L, O and U.
  it('is its kind, and ten characters that nobody misreads', () => {
    const state = seeded();
    for (let each = 0; each < 1_000; each++)
      expect(newId(state, 'order')).toMatch(/^order_test_[0-9A-HJKMNP-TV-Z]{10}$/);
  });

  it('is made once, in this sandbox and in the next', () => {
    const [one, other] = [seeded(), seeded()];
    other.seed = nextSeed(one.seed);
    const codes = Array.from({ length: 20_000 }, () => [newCode(one), newCode(other)]).flat();
    expect(new Set(codes).size).toBe(40_000);
  });

  it('looks random: each character in each place about as often as any other', () => {
    const state = seeded();
    const codes = Array.from({ length: 3_200 }, () => newCode(state));
    for (let place = 0; place < 10; place++) {
      const counts = new Map<string, number>();
      for (const code of codes)
        counts.set(code.charAt(place), (counts.get(code.charAt(place)) ?? 0) + 1);
      expect([place, counts.size]).toEqual([place, 32]);
      expect(Math.max(...counts.values())).toBeLessThan(200);
    }
  });

  it('comes again with the same seed and count, and no seed comes again soon', () => {
    const state = seeded();
    const again = seeded();
    expect(newCode(state)).toBe(newCode(again));
    const seeds = new Set<number>();
    for (let seed = 0; seeds.size < 10_000; seed = nextSeed(seed)) {
      expect(seeds.has(seed)).toBe(false);
      expect(seed >= 0 && seed < SEEDS && Number.isInteger(seed)).toBe(true);
      seeds.add(seed);
    }
  });
});

describe('the ledger', () => {
  it('books nothing whose lines do not sum to zero', () => {
    const state = seeded();
    const before = structuredClone(state);
    expect(() => post(state, 'pay_1', { merchant: 100, bank: -99 })).toThrow('off by 1 paise');
    expect(state).toEqual(before);
  });

  it('keeps each movement with its time, and what each account then holds', () => {
    const state = seeded();
    const { merchant, bank } = state.balances;
    transfer(state, 'pay_1', 5_00, 'merchant', 'bank');
    expect(state.balances).toMatchObject({ merchant: merchant - 5_00, bank: bank + 5_00 });
    expect(state.ledger.at(-1)).toEqual({
      ...{ at: state.now, about: 'pay_1', lines: { merchant: -5_00, bank: 5_00 } },
    });
  });

  it('sums to zero from the beginning', () => {
    const { balances, ledger } = seeded();
    expect(Object.values(balances).reduce((sum, each) => sum + each, 0)).toBe(0);
    for (const account of ['merchant', 'escrow', 'fees', 'bank', 'customer'] as const)
      expect(ledger.reduce((sum, { lines }) => sum + (lines[account] ?? 0), 0)).toBe(
        balances[account],
      );
  });
});

it('an object is found by its own id, and not by a name that every object has', () => {
  const state = seeded();
  expect(find(state, 'order', 'order_test_0000000001').amount).toBe(1_249_00);
  for (const id of ['toString', '__proto__', '', undefined, 'order_test_ZZZZZZZZZZ'])
    expect(() => find(state, 'order', id)).toThrow('order_not_found');
});

it('what is due is in the order of its time, and of one time in that of its making', () => {
  const state = seeded();
  state.due = [];
  for (const [at, id] of [
    [20, 'c'],
    [10, 'a'],
    [30, 'e'],
    [20, 'd'],
    [10, 'b'],
  ] as const)
    schedule(state, at, 'order.expire', id);
  expect(state.due.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(new Set(state.due.map(({ number }) => number)).size).toBe(5);
});

it('a change of status is noted as it was, and told of where its row says so', () => {
  const state = seeded();
  const order = find(state, 'order', 'order_test_0000000001');
  const events = () => Object.values(state.objects.event).map(({ type }) => type);
  const before = events().length;
  move(state, 'order', order, 'cancel');
  expect(state.moves.at(-1)).toEqual({
    ...{ kind: 'order', id: order.id, transition: 'cancel', from: 'created', to: 'cancelled' },
    event: 'order.cancelled',
  });
  expect(events().slice(before)).toEqual(['order.cancelled']);
  expect(() => move(state, 'order', order, 'cancel')).toThrow('state_conflict');
  expect(() => move(state, 'order', order, 'fly' as never)).toThrow('order has no transition fly');
  const beneficiary = find(state, 'beneficiary', 'bene_test_0000000001');
  move(state, 'beneficiary', beneficiary, 'deactivate');
  expect(state.moves.at(-1)).not.toHaveProperty('event');
  expect(events()).toHaveLength(before + 1);
});

describe('a page of a list', () => {
  const at = (minute: number) => written(1_768_453_200_000 + minute * 60_000);
  const rows = [0, 1, 2, 3].map((minute) => ({
    id: `row_${minute}`,
    created_at: at(minute),
    status: minute % 2 ? 'odd' : 'even',
  }));
  const ids = (asked: Parameters<typeof pageOf>[1]) => pageOf(rows, asked).data.map(({ id }) => id);

  it('is the newest first, unless the oldest are asked for', () => {
    expect(ids({})).toEqual(['row_3', 'row_2', 'row_1', 'row_0']);
    expect(ids({ order: 'newest' })).toEqual(['row_3', 'row_2', 'row_1', 'row_0']);
    expect(ids({ order: 'oldest' })).toEqual(['row_0', 'row_1', 'row_2', 'row_3']);
    expect(rows.map(({ id }) => id)).toEqual(['row_0', 'row_1', 'row_2', 'row_3']);
  });

  it('has those from a time on, up to another and without it', () => {
    expect(ids({ from: at(1) })).toEqual(['row_3', 'row_2', 'row_1']);
    expect(ids({ to: at(2) })).toEqual(['row_1', 'row_0']);
    expect(ids({ from: at(1), to: at(2) })).toEqual(['row_1']);
  });

  it('names its last row where there are more, and goes on after it', () => {
    expect(pageOf(rows, { limit: 2 })).toMatchObject({ next: 'row_2' });
    expect(pageOf(rows, { limit: 4 }).next).toBeNull();
    expect(pageOf(rows, { limit: 2, after: 'row_2' })).toMatchObject({
      ...{ data: [{ id: 'row_1' }, { id: 'row_0' }], next: null },
    });
    expect(ids({ after: 'row_0' })).toEqual([]);
    expect(() => pageOf(rows, { after: 'row_9' })).toThrow('invalid_request');
  });

  it('has the rows of which each field is as asked; one that is not asked for is any', () => {
    expect(ids({ status: 'odd', colour: undefined })).toEqual(['row_3', 'row_1']);
    expect(ids({ status: 'odd', id: 'row_1' })).toEqual(['row_1']);
  });

  it('goes by the id, or by what a row is about, or by its request', () => {
    for (const row of [{ id: 'x' }, { about: 'x' }, { request_id: 'x' }])
      expect(pageOf([row, { id: 'y' }, { id: 'z' }], { after: 'y', limit: 1 }).data).toEqual([row]);
    const times = [{ created_at: at(1) }, { timestamp: at(1) }, { at: at(1) }];
    expect(pageOf(times, { from: at(1) }).data).toHaveLength(3);
    expect(pageOf(times, { from: at(2) }).data).toHaveLength(0);
    expect(pageOf([{}], {}).data).toHaveLength(1);
  });
});
