import { describe, expect, it } from 'vitest';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { codeOf, done, send } from '#tests/unit/core/sandbox/send.ts';

interface Balance {
  available: number;
  on_the_way: number;
}
interface Made {
  id: string;
  status: string;
}

const currency = 'INR';
const balance = (state: State) => done<Balance>(state, 'balance.get');
const pause = (state: State, seconds: number, bank?: 'refuses') =>
  done(state, 'sandbox.moveClock', { body: { seconds, ...(bank && { bank }) } });

/** What an act changes of what a merchant has, and of what is on its way, in paise. */
function changes(state: State, act: () => unknown): [available: number, onTheWay: number] {
  const before = balance(state);
  act();
  const after = balance(state);
  return [after.available - before.available, after.on_the_way - before.on_the_way];
}

const UPI = { type: 'upi', flow: 'qr' };
const CARD = { type: 'card', return_url: 'https://shop.example/paid' };
const BANK = { type: 'netbanking', bank: 'Sample Bank', return_url: 'https://shop.example/paid' };
const WALLET = { type: 'wallet', wallet: 'Sample Wallet' };

function paid(state: State, amount: number, method: object = UPI, fields: object = {}): Made {
  const { payer = 'success@example', ...more } = fields as { payer?: string };
  const order = done<Made>(state, 'orders.create', { body: { amount, currency } });
  const body = { order_id: order.id, amount, currency, method, ...more };
  const payment = done<Made>(state, 'payments.create', { body });
  return done<Made>(state, 'sandbox.pay', { body: { payment_id: payment.id, payer } });
}

describe('a payment', () => {
  // The tariff: credit cards 2 %, net banking 1.6 %, wallets 1.1 %, UPI nothing; GST of 18 % on a fee, but none on that
  // of a card up to ₹2,000 (Notification 12/2017, entry 34).
  it.each([
    ['card', CARD, 2_000_00, 40_00, 0],
    ['card', CARD, 5_000_00, 100_00, 18_00],
    ['net banking', BANK, 10_000_00, 160_00, 28_80],
    ['wallet', WALLET, 10_000_00, 110_00, 19_80],
    ['UPI', UPI, 10_000_00, 0, 0],
  ])('by %s brings its amount less fee and tax', (_how, method, amount, fee, tax) => {
    const state = seeded();
    let payment: unknown;
    expect(changes(state, () => (payment = paid(state, amount, method)))).toEqual([
      amount - fee - tax,
      0,
    ]);
    expect(payment).toMatchObject({ status: 'captured', fee, tax });
  });

  it('that is held is on its way, and goes back where nobody captures it', () => {
    const state = seeded();
    const hold = () => paid(state, 500_00, UPI, { capture: 'manual' });
    expect(changes(state, hold)).toEqual([0, 500_00]);
    const { id } = hold();
    const cancel = () => done(state, 'payments.cancel', { params: { payment_id: id } });
    expect(changes(state, cancel)).toEqual([0, -500_00]);
    const captured = hold();
    const capture = () => done(state, 'payments.capture', { params: { payment_id: captured.id } });
    expect(changes(state, capture)).toEqual([500_00, -500_00]);
  });

  it('that is refused, or never made, moves nothing', () => {
    const state = seeded();
    for (const payer of ['failure@example', 'never@example'])
      expect(changes(state, () => paid(state, 500_00, UPI, { payer }))).toEqual([0, 0]);
  });

  it('comes after ten minutes from who is slow', () => {
    const state = seeded();
    const { id } = paid(state, 500_00, UPI, { payer: 'slow@example' });
    expect(changes(state, () => pause(state, 599))).toEqual([0, 0]);
    expect(changes(state, () => pause(state, 1))).toEqual([500_00, 0]);
    expect(state.objects.payment[id]?.status).toBe('captured');
  });
});

describe('a refund', () => {
  const refund = (state: State, payment_id: string, amount: number) =>
    send(state, 'refunds.create', { body: { payment_id, amount, currency } });

  it('is on its way for an hour, and then the customer’s', () => {
    const state = seeded();
    // What a sandbox begins with comes to its end.
    pause(state, 3_700);
    const { id } = paid(state, 500_00);
    expect(changes(state, () => refund(state, id, 200_00))).toEqual([-200_00, 200_00]);
    expect(changes(state, () => pause(state, 3_599))).toEqual([0, 0]);
    expect(changes(state, () => pause(state, 1))).toEqual([0, -200_00]);
    expect(state.objects.payment[id]).toMatchObject({
      status: 'part_refunded',
      amount_refunded: 200_00,
    });
  });

  it('that the customer’s bank refuses comes back', () => {
    const state = seeded();
    const { id } = paid(state, 500_00, UPI, { payer: 'norefund@example' });
    const own = done<Made>(state, 'refunds.create', {
      body: { payment_id: id, amount: 500_00, currency },
    });
    const { available } = balance(state);
    pause(state, 3_600);
    expect(balance(state).available).toBe(available + 500_00);
    expect(state.objects.refund[own.id]?.status).toBe('failed');
    expect(state.objects.payment[id]).toMatchObject({ status: 'captured', amount_refunded: 0 });
    // What failed leaves all of the payment to refund.
    expect(refund(state, id, 500_00).status).toBe(201);
  });

  it('of more than was paid is refused, all refunds together', () => {
    const state = seeded();
    const { id } = paid(state, 500_00);
    expect(codeOf(refund(state, id, 500_01))).toBe('refund_too_high');
    expect(refund(state, id, 200_00).status).toBe(201);
    expect(codeOf(refund(state, id, 300_01))).toBe('refund_too_high');
    expect(changes(state, () => refund(state, id, 300_00))).toEqual([-300_00, 300_00]);
    expect(codeOf(refund(state, id, 1_00))).toBe('refund_too_high');
    // Another payment has its own.
    expect(refund(state, paid(state, 100_00).id, 100_00).status).toBe(201);
  });

  it('has the number of its rail: a card’s ARN, or the RRN of UPI', () => {
    const state = seeded();
    const all = [CARD, UPI, WALLET].map((method) => {
      const { id } = paid(state, 500_00, method);
      return done<Made>(state, 'refunds.create', {
        body: { payment_id: id, amount: 500_00, currency },
      }).id;
    });
    pause(state, 3_600);
    const numbers = all.map((id) => {
      const { arn, rrn } = state.objects.refund[id] ?? {};
      return [arn !== undefined, rrn !== undefined];
    });
    expect(numbers).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});

describe('a payout', () => {
  const MOST_IMPS = 5_00_000_00;
  function to(state: State, account: object): string {
    const body = { name: 'Sample', account };
    return done<Made>(state, 'beneficiaries.create', { body }).id;
  }
  const bank = (account_number = '000123456789') => ({
    type: 'bank',
    account_number,
    ifsc: 'ABCD0123456',
  });
  const pay = (state: State, account: object, amount: number, mode = 'IMPS') =>
    send(state, 'payouts.create', {
      body: { beneficiary_id: to(state, account), amount, currency, mode },
    });

  it('is on its way for five seconds, and then the bank’s', () => {
    const state = seeded();
    expect(changes(state, () => pay(state, bank(), 900_00))).toEqual([-900_00, 900_00]);
    expect(changes(state, () => pause(state, 4))).toEqual([0, 0]);
    expect(changes(state, () => pause(state, 1))).toEqual([0, -900_00]);
  });

  // A sandbox begins at 10:30. NEFT has a batch each half hour; a bank takes three seconds more.
  it('by NEFT goes with the next half hour', () => {
    const state = seeded();
    pay(state, bank(), 900_00, 'NEFT');
    expect(changes(state, () => pause(state, 1_802))).toEqual([0, 0]);
    expect(changes(state, () => pause(state, 1))).toEqual([0, -900_00]);
  });

  it.each([
    ['000000000001', 5, [900_00, -900_00], 'account_frozen'],
    ['000000000003', 5, [900_00, -900_00], 'account_unknown'],
    ['000000000004', 86_405, [900_00, 0], undefined],
  ])('to the account %s is back after %i seconds', (account, seconds, back, code) => {
    const state = seeded();
    const { id } = pay(state, bank(account), 900_00).body as Made;
    pause(state, seconds - 1);
    expect(state.objects.payout[id]?.status).toBe(code ? 'processing' : 'processed');
    expect(changes(state, () => pause(state, 1))).toEqual(back);
    expect(state.objects.payout[id]?.failure?.code).toBe(code);
    expect(state.objects.payout[id]?.status).toBe(code ? 'failed' : 'reversed');
  });

  it('to a slow account takes a day', () => {
    const state = seeded();
    const { id } = pay(state, bank('000000000002'), 900_00).body as Made;
    pause(state, 86_401);
    expect(state.objects.payout[id]?.status).toBe('processing');
    expect(changes(state, () => pause(state, 1))).toEqual([0, -900_00]);
  });

  it('that is cancelled comes back', () => {
    const state = seeded();
    const { id } = pay(state, bank(), 900_00).body as Made;
    const cancel = () => done(state, 'payouts.cancel', { params: { payout_id: id } });
    expect(changes(state, cancel)).toEqual([900_00, -900_00]);
    expect(changes(state, () => pause(state, 10))).toEqual([0, 0]);
  });

  // The table of modes in the reference. NPCI: IMPS up to ₹5 lakh; RBI: RTGS from ₹2 lakh.
  it.each([
    ['IMPS', bank(), 1_00, 201],
    ['IMPS', bank(), MOST_IMPS, 201],
    ['IMPS', bank(), MOST_IMPS + 1, 'mode_not_possible'],
    ['RTGS', bank(), 2_00_000_00, 201],
    ['RTGS', bank(), 2_00_000_00 - 1, 'mode_not_possible'],
    ['UPI', bank(), 100_00, 'mode_not_possible'],
    ['UPI', { type: 'upi', upi_id: 'sample.shop@example' }, 1_00_000_00, 201],
    ['UPI', { type: 'upi', upi_id: 'sample.shop@example' }, 1_00_000_01, 'mode_not_possible'],
    ['WALLET', { type: 'wallet', phone: '+910000000001' }, 10_000_00, 201],
    ['WALLET', { type: 'wallet', phone: '+910000000001' }, 10_000_01, 'mode_not_possible'],
  ])('by %s to %j of %i paise gets %s', (mode, account, amount, outcome) => {
    const answer = pay(seeded(), account, amount, mode);
    expect(codeOf(answer) ?? answer.status).toBe(outcome);
  });

  it('of more than ten lakh rupees waits an hour for a second person', () => {
    const most = pay(seeded(), bank(), 10_00_000_00, 'RTGS').body as Made;
    expect(most.status).toBe('queued');
    const state = seeded();
    const above = pay(state, bank(), 10_00_000_01, 'RTGS').body as Made;
    expect(above.status).toBe('awaiting_approval');
    pause(state, 3_599);
    expect(state.objects.payout[above.id]?.status).toBe('awaiting_approval');
    pause(state, 10);
    expect(state.objects.payout[above.id]?.status).toBe('processed');
  });

  it.each([
    [{ type: 'upi', upi_id: 'failure@example' }, 'UPI', 'failed'],
    [{ type: 'upi', upi_id: 'sample.shop@example' }, 'UPI', 'processed'],
    [{ type: 'wallet', phone: '+910000000002' }, 'WALLET', 'failed'],
    [{ type: 'wallet', phone: '+910000000001' }, 'WALLET', 'processed'],
  ])('to %j by %s ends as %s', (account, mode, status) => {
    const state = seeded();
    const { id } = pay(state, account, 100_00, mode).body as Made;
    pause(state, 5);
    expect(state.objects.payout[id]?.status).toBe(status);
  });

  it('is not made to who is inactive, nor of more than there is', () => {
    const state = seeded();
    const { available } = balance(state);
    expect(codeOf(pay(state, bank(), available + 1, 'NEFT'))).toBe('balance_too_low');
    const beneficiary_id = to(state, bank());
    done(state, 'beneficiaries.deactivate', { params: { beneficiary_id } });
    const body = { beneficiary_id, amount: 100_00, currency, mode: 'IMPS' };
    expect(codeOf(send(state, 'payouts.create', { body }))).toBe('beneficiary_inactive');
    expect(changes(state, () => pay(state, bank(), available, 'NEFT'))).toEqual([
      -available,
      available,
    ]);
  });
});

describe('a bill', () => {
  const pay = (state: State, consumer_number: string, fields: object = {}) =>
    send(state, 'bills.pay', {
      body: {
        ...{ biller_id: 'SAMP00000NAT01', consumer_number, amount: 1_145_00, mode: 'ONLINE' },
        ...fields,
      },
    });

  it.each([
    ['000000000', [-1_145_00, 0], [0, 0]],
    ['000000001', [-1_145_00, 1_145_00], [0, -1_145_00]],
    ['000000002', [0, 0], [0, 0]],
  ])('of the customer %s moves %j, and after a minute %j', (consumer, first, later) => {
    const state = seeded();
    expect(changes(state, () => pay(state, consumer))).toEqual(first);
    expect(changes(state, () => pause(state, 59))).toEqual([0, 0]);
    expect(changes(state, () => pause(state, 1))).toEqual(later);
  });

  it('is paid once, as it was fetched, and as the biller takes it', () => {
    const state = seeded();
    expect(codeOf(pay(state, '000000000', { amount: 1_144_00 }))).toBe('amount_differs');
    expect(codeOf(pay(state, '000000000', { biller_id: 'SAMP00000NAT02', mode: 'CASH' }))).toBe(
      'mode_not_accepted',
    );
    expect(codeOf(pay(state, '000000000'))).toBeUndefined();
    expect(codeOf(pay(state, '000000000'))).toBe('bill_not_fetched');
    // Another customer's bill waits for itself.
    expect(codeOf(pay(state, '000000001'))).toBeUndefined();
  });

  it('that nobody needs to fetch may be paid as it is, of any amount that there is', () => {
    const state = seeded();
    const { available } = balance(state);
    const body = { beneficiary_id: 'bene_test_0000000001', currency, mode: 'NEFT' };
    done(state, 'payouts.create', { body: { ...body, amount: available - 1_000_00 } });
    const trust = { biller_id: 'SAMP00000NAT03', amount: 1_000_01 };
    expect(codeOf(pay(state, '000000000', trust))).toBe('balance_too_low');
    expect(codeOf(pay(state, '000000000', { ...trust, amount: 1_000_00 }))).toBeUndefined();
    expect(balance(state).available).toBe(0);
  });

  it('is fetched from who has bills to fetch', () => {
    const state = seeded();
    const fetch = (biller_id: string, consumer_number: string) =>
      send(state, 'bills.fetch', { body: { biller_id, consumer_number } });
    expect(codeOf(fetch('SAMP00000NAT03', '000000000'))).toBe('bill_not_found');
    expect(codeOf(fetch('SAMP00000NAT02', '000000003'))).toBe('bill_not_found');
    expect(fetch('SAMP00000NAT02', '000000000').body).toMatchObject({ amount: 1_145_00 });
  });
});

describe('a settlement', () => {
  // Thursday, 15 January 2026, 10:30: the next working morning is Friday’s, at six.
  const TO_MORNING = 19.5 * 3_600;

  it('brings what no settlement had: on its way for three hours, and then the bank’s', () => {
    const state = seeded();
    pause(state, 3_600);
    paid(state, 5_000_00, CARD);
    const { available } = balance(state);
    pause(state, TO_MORNING - 3_601);
    expect(balance(state).available).toBe(available);
    pause(state, 1);
    const made = Object.values(state.objects.settlement).at(-1);
    // ₹1,249 that a sandbox begins with, of which ₹249 went back; and ₹5,000 less ₹118.
    const amount = 1_249_00 - 249_00 + 4_882_00;
    expect(made).toMatchObject({
      ...{ status: 'created', amount, payments: 6_249_00, refunds: -249_00 },
      ...{ fees: 100_00, tax: 18_00 },
    });
    expect(balance(state).available).toBe(available - amount);
    expect(changes(state, () => pause(state, 3 * 3_600 - 1))).toEqual([0, 0]);
    expect(changes(state, () => pause(state, 1))).toEqual([0, -amount]);
    expect(made?.status).toBe('settled');
  });

  it('that the bank refuses comes back, and goes with the next', () => {
    const state = seeded();
    pause(state, TO_MORNING);
    const [first] = Object.values(state.objects.settlement).slice(-1);
    const { available } = balance(state);
    pause(state, 3 * 3_600, 'refuses');
    expect(first?.status).toBe('failed');
    expect(balance(state).available).toBe(available + (first?.amount ?? 0));
    // Friday and the weekend: the next working morning is Monday’s.
    pause(state, 3 * 86_400 - 3 * 3_600);
    const last = Object.values(state.objects.settlement).at(-1);
    expect(last?.id).not.toBe(first?.id);
    expect(last?.amount).toBe(first?.amount);
  });

  it('is not made of nothing', () => {
    const state = seeded();
    pause(state, TO_MORNING);
    const count = Object.keys(state.objects.settlement).length;
    pause(state, 7 * 86_400);
    expect(Object.keys(state.objects.settlement)).toHaveLength(count);
  });
});
