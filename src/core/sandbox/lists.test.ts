import { describe, expect, it } from 'vitest';
import { type OperationId, operationList } from '#api-docs/operations.ts';
import { advance } from '#core/sandbox/clock/advance.ts';
import { handle } from '#core/sandbox/handle.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { done, requestFor, send } from '#tests/unit/core/sandbox/send.ts';

interface Row {
  id: string;
  request_id?: string;
  status?: string;
  created_at: string;
}

interface Page {
  data: Row[];
  next: string | null;
}

const money = { amount: 100_00, currency: 'INR' };

/** Has one more row in a list. */
const ADDED: Partial<Record<OperationId, (state: State) => void>> = {
  'orders.list': (state) => done(state, 'orders.create', { body: money }),
  'payments.list': (state) =>
    done(state, 'payments.create', {
      body: {
        order_id: done<Row>(state, 'orders.create', { body: money }).id,
        ...money,
        method: { type: 'upi', flow: 'qr' },
      },
    }),
  'refunds.list': (state) =>
    done(state, 'refunds.create', {
      body: { payment_id: 'pay_test_0000000002', amount: 1_00, currency: 'INR' },
    }),
  'beneficiaries.list': (state) =>
    done(state, 'beneficiaries.create', {
      body: { name: 'A', account: { type: 'upi', upi_id: 'sample.shop@example' } },
    }),
  'payouts.list': (state) =>
    done(state, 'payouts.create', {
      body: { beneficiary_id: 'bene_test_0000000001', ...money, mode: 'IMPS' },
    }),
  'settlements.list': (state) => {
    const { id } = done<Row>(state, 'orders.create', { body: money });
    const payment = done<Row>(state, 'payments.create', {
      body: { order_id: id, ...money, method: { type: 'upi', flow: 'qr' } },
    });
    const body = { payment_id: payment.id, payer: 'success@example' };
    done(state, 'sandbox.pay', { body });
    advance(state, 4 * 86_400_000);
  },
  'billPayments.list': (state) =>
    done(state, 'bills.pay', {
      body: {
        biller_id: 'SAMP00000NAT03',
        consumer_number: '000000000',
        amount: 100_00,
        mode: 'ONLINE',
      },
    }),
  'verifications.list': (state) => done(state, 'pan.verify', { body: { pan: 'AAAPS0000K' } }),
  'endpoints.list': (state) =>
    done(state, 'endpoints.create', { body: { url: 'http://localhost:3000/hook', events: [] } }),
  'events.list': (state) => ADDED['settlements.list']?.(state),
  'sandbox.log': (state) => done(state, 'balance.get'),
};

const takes = (field: string) =>
  operationList
    .filter(({ query }) => field in ((query as { entries?: object } | undefined)?.entries ?? {}))
    .map(({ id }) => id);

const lists = takes('order');

it('every list that grows is here', () => expect(lists.sort()).toEqual(Object.keys(ADDED).sort()));

const idOf = ({ id, request_id }: Row) => id ?? request_id ?? '';

const read = (state: State, id: OperationId, query: Record<string, string>) => {
  const { data, next } = done<Page>(state, id, { query });
  return { ids: data.map(idOf), next };
};

/** Ids of a list, page by page, with something done between two pages. */
function walked(state: State, id: OperationId, query: Record<string, string>, between = () => {}) {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page = read(state, id, { ...query, limit: '2', ...(after && { after }) });
    ids.push(...page.ids);
    after = page.next;
    between();
  } while (after);
  return ids;
}

describe.each(lists)('%s', (id) => {
  const add = (state: State) => ADDED[id]?.(state);
  const filled = () => {
    const state = seeded();
    for (let time = 0; time < 5; time++) add(state);
    return state;
  };

  it('is read in both directions, page by page, each row once', () => {
    // A log has its own reading in it.
    if (id === 'sandbox.log') return;
    const state = filled();
    const all = read(state, id, { limit: '100' }).ids;
    expect(all.length).toBeGreaterThanOrEqual(5);
    expect(walked(state, id, {})).toEqual(all);
    expect(walked(state, id, { order: 'oldest' })).toEqual([...all].reverse());
  });

  it('loses nothing and repeats nothing while rows come in', () => {
    const state = filled();
    const before = read(state, id, { limit: '100' }).ids;
    const down = walked(state, id, {}, () => add(state));
    expect(down.length).toBe(new Set(down).size);
    expect(down).toEqual(expect.arrayContaining(before));
    let left = 3;
    const up = walked(state, id, { order: 'oldest' }, () => left-- > 0 && add(state));
    expect(up.length).toBe(new Set(up).size);
    // A log has its own reading in it.
    if (id !== 'sandbox.log')
      expect(walked(state, id, { order: 'oldest' }).slice(0, up.length)).toEqual(up);
  });

  it('goes on from the last row that was seen, once there are others', () => {
    const state = filled();
    const { ids } = read(state, id, { order: 'oldest', limit: '100' });
    const after = ids.at(-1) ?? '';
    add(state);
    const others = read(state, id, { order: 'oldest', after }).ids;
    expect(others.length).toBeGreaterThan(0);
    expect(ids).not.toEqual(expect.arrayContaining(others));
  });

  it('takes times, from then on and before then', () => {
    const state = filled();
    const all = done<Page>(state, id, { query: { limit: '100', order: 'oldest' } }).data;
    const timeOf = (row: Row) =>
      row.created_at ?? (row as { timestamp?: string }).timestamp ?? (row as { at?: string }).at;
    const middle = timeOf(all[Math.floor(all.length / 2)] as Row) ?? '';
    const count = (query: Record<string, string>) =>
      read(state, id, { limit: '100', ...query }).ids.length;
    if (id === 'sandbox.log') return expect(count({ to: middle })).toBe(0);
    const early = all.filter((row) => Date.parse(timeOf(row) ?? '') < Date.parse(middle)).length;
    expect([count({ to: middle }), count({ from: middle })]).toEqual([early, all.length - early]);
  });
});

// An address takes a plus for a space (HTML, application/x-www-form-urlencoded).
it.each(['2026-01-15T00:00:00+05:30', '2026-01-15T00:00:00%2B05:30'])(
  'a time in an address may be written %s',
  (time) => {
    const request = { ...requestFor('orders.list'), target: `/orders?from=${time}` };
    const { answer } = handle(seeded(), request);
    expect([answer?.status, (answer as { body: Page }).body.data.length]).toEqual([200, 5]);
  },
);

const asked = operationList.filter(({ query }) => query);

it.each(asked)(
  '$id refuses what its query has twice, and what it does not know, by the name',
  ({ id, query }) => {
    const { entries } = query as unknown as { entries: object };
    const params = { settlement_id: 'setl_test_0000000001' };
    for (const name of [...Object.keys(entries), 'colour']) {
      const { body } = send(seeded(), id, {
        params,
        query: [
          [name, '1'],
          [name, '1'],
        ],
      });
      const { errors } = body as { errors: object[] };
      expect(errors).toContainEqual({
        pointer: `/${name}`,
        code: 'invalid',
        detail: `${name} must be given once.`,
      });
    }
    const { body } = send(seeded(), id, { params, query: { colour: 'red' } });
    expect((body as { errors: object[] }).errors).toContainEqual({
      pointer: '/colour',
      code: 'unknown',
      detail: 'colour is unknown.',
    });
  },
);

it('each list that is answered has parts of it', () => {
  const answered = operationList
    .filter(({ answer }) => 'next' in ((answer as { entries?: object } | undefined)?.entries ?? {}))
    .map(({ id }) => id);
  expect(takes('after')).toEqual(answered);
  expect(takes('limit')).toEqual(answered);
  expect(answered.filter((id) => !lists.includes(id))).toEqual([
    'billers.list',
    'settlements.entries',
  ]);
});

describe('a list that stays as it is', () => {
  const ids = (row: { id?: string; about?: string }) => row.id ?? row.about ?? '';
  const pages = (state: State, id: OperationId, limit: string, params?: Record<string, string>) => {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = done<Page>(state, id, {
        ...(params && { params }),
        query: { limit, ...(after && { after }) },
      });
      expect(page.data.length).toBeLessThanOrEqual(Number(limit));
      found.push(...page.data.map(ids));
      after = page.next;
    } while (after);
    return found;
  };

  it('has each biller once, in the same order', () => {
    const all = ['SAMP00000NAT01', 'SAMP00000NAT02', 'SAMP00000NAT03'];
    for (const limit of ['1', '2', '3', '100'])
      expect(pages(seeded(), 'billers.list', limit)).toEqual(all);
  });

  it('has each entry of a settlement once, with the payment or refund as its id', () => {
    const state = seeded();
    for (let time = 0; time < 5; time++) {
      const { id } = done<Row>(state, 'orders.create', {
        body: { ...money, reference: `n${time}` },
      });
      const body = { order_id: id, ...money, method: { type: 'upi', flow: 'qr' } };
      const payment = done<Row>(state, 'payments.create', { body });
      done(state, 'sandbox.pay', { body: { payment_id: payment.id, payer: 'success@example' } });
    }
    advance(state, 4 * 86_400_000);
    const [newest] = done<Page>(state, 'settlements.list').data;
    const params = { settlement_id: newest?.id ?? '' };
    const all = pages(state, 'settlements.entries', '100', params);
    expect(new Set(all).size).toBeGreaterThanOrEqual(5);
    for (const limit of ['1', '2', '4'])
      expect(pages(state, 'settlements.entries', limit, params)).toEqual(all);
    const query = { reference: 'n3' };
    expect(done<Page>(state, 'settlements.entries', { params, query }).data).toMatchObject([query]);
  });

  it.each(['SAMP00000NAT99', 'pay_test_0000000001'])('goes on behind no %s', (after) =>
    expect(send(seeded(), 'billers.list', { query: { after } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/after' }] },
    }),
  );
});

it('each status that a list can be asked for brings those of it, and all together bring all', () => {
  const filtered = operationList.filter(
    ({ query }) => 'status' in ((query as { entries?: object } | undefined)?.entries ?? {}),
  );
  expect(filtered.length).toBe(8);
  for (const { id, query } of filtered) {
    const state = seeded();
    const { status } = (
      query as unknown as { entries: { status: { wrapped: { options: string[] } } } }
    ).entries;
    const rows = status.wrapped.options.flatMap((each) => {
      const { data } = done<Page>(state, id, { query: { status: each, limit: '100' } });
      for (const row of data) expect(row.status).toBe(each);
      return data.map(idOf);
    });
    expect(rows.sort()).toEqual(read(state, id, { limit: '100' }).ids.sort());
  }
});

it('a page stays where it was though its last row no longer fits the filter', () => {
  const state = seeded();
  for (let time = 0; time < 4; time++) ADDED['payments.list']?.(state);
  const query = { status: 'pending', limit: '2' };
  const first = done<Page>(state, 'payments.list', { query });
  done(state, 'sandbox.pay', { body: { payment_id: first.next, payer: 'success@example' } });
  const second = done<Page>(state, 'payments.list', {
    query: { ...query, after: first.next ?? '' },
  });
  expect(second.data.length).toBe(2);
  expect(first.data.map(idOf)).not.toEqual(expect.arrayContaining(second.data.map(idOf)));
});

it('what was created is found again by the number that its maker gave it', () => {
  const state = seeded();
  const reference = 'bill 77/2026';
  const order = done<Row>(state, 'orders.create', { body: { ...money, reference } });
  const payment = done<Row>(state, 'payments.create', {
    body: { order_id: order.id, ...money, method: { type: 'upi', flow: 'qr' } },
  });
  done(state, 'sandbox.pay', { body: { payment_id: payment.id, payer: 'success@example' } });
  const refund = done<Row>(state, 'refunds.create', {
    body: { payment_id: payment.id, ...money, reference },
  });
  const beneficiary = done<Row>(state, 'beneficiaries.create', {
    body: { name: 'A', account: { type: 'upi', upi_id: 'sample.shop@example' }, reference },
  });
  const payout = done<Row>(state, 'payouts.create', {
    body: { beneficiary_id: beneficiary.id, ...money, mode: 'UPI', reference },
  });
  const found = (id: OperationId) => read(state, id, { reference }).ids;
  expect(found('orders.list')).toEqual([order.id]);
  expect(found('payments.list')).toEqual([payment.id]);
  expect(found('refunds.list')).toEqual([refund.id]);
  expect(found('beneficiaries.list')).toEqual([beneficiary.id]);
  expect(found('payouts.list')).toEqual([payout.id]);
});

it('metadata is given back as it was, and holds nothing real', () => {
  const metadata = { till: '4', 'shop-id': 'Noida 62', बिल: 'x' };
  const { बिल: _, ...good } = metadata;
  const order = (given: object) =>
    send(seeded(), 'orders.create', { body: { ...money, metadata: given } });
  expect(order(good).body).toMatchObject({ metadata: good });
  const bad: [object, string][] = [
    [metadata, 'invalid_request'],
    [{ till: 4 }, 'invalid_request'],
    [{ till: { number: '4' } }, 'invalid_request'],
    [['4'], 'invalid_request'],
    [[], 'invalid_request'],
    [
      Object.fromEntries(Array.from({ length: 21 }, (_each, i) => [`n${i}`, 'x'])),
      'invalid_request',
    ],
    [{ till: 'x'.repeat(201) }, 'invalid_request'],
    [{ note: 'card 4111 1111 1111 1111' }, 'looks_real'],
    [{ phone: '+919812345678' }, 'sandbox_value_only'],
    [{ pan: 'ABCPE1234F' }, 'sandbox_value_only'],
  ];
  for (const [given, code] of bad)
    expect([given, order(given).body]).toMatchObject([given, { code }]);
});

it('a bill payment has the notes of its maker, where it is read, listed and told of', () => {
  const state = seeded();
  const metadata = { till: '4' };
  const body = {
    biller_id: 'SAMP00000NAT03',
    consumer_number: '000000000',
    amount: 100_00,
    mode: 'ONLINE',
    metadata,
  };
  const { id } = done<Row>(state, 'bills.pay', { body });
  expect(done(state, 'billPayments.get', { params: { bill_payment_id: id } })).toMatchObject({
    metadata,
  });
  const { data } = done<Page>(state, 'billPayments.list', { query: { limit: '1' } });
  expect(data).toMatchObject([{ id, metadata }]);
  const told = Object.values(state.objects.event).filter(
    ({ type }) => type === 'bill_payment.paid',
  );
  expect(told.at(-1)).toMatchObject({ data: { id, metadata } });
});

it('verifications are listed by what was verified', () => {
  const state = seeded();
  const { id } = done<Row>(state, 'pan.verify', { body: { pan: 'AAAPS0000K' } });
  done(state, 'upi.verify', { body: { upi_id: 'sample.shop@example' } });
  expect(read(state, 'verifications.list', { type: 'pan', limit: '1' }).ids).toEqual([id]);
});
