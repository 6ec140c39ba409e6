import { expect, it } from 'vitest';
import { operationList } from '#api-docs/operations.ts';
import { checkList } from '#api-docs/resources/verification/checks/checks.ts';
import { handle } from '#core/sandbox/handle.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { requestFor } from '#tests/unit/core/sandbox/send.ts';

/** What must be nowhere: in no answer, no state and no command. */
function expectForgotten(secret: string, request: ReturnType<typeof requestFor>, code: string) {
  const state = seeded();
  const { answer, command } = handle(state, request);
  expect(answer?.body).toMatchObject({ code });
  for (const kept of [state, command, answer]) expect(JSON.stringify(kept)).not.toContain(secret);
}

// Forms that pass each schema, and are not a documented value.
const REAL: Record<string, string> = {
  pan: 'ABCPE1234F',
  aadhaar: '234567890124',
  account_number: '50100123456789',
  voter_id: 'XYZ1234567',
  rc_number: 'KA01AB1234',
  passport_number: 'J1234567',
  cin: 'L17110MH1973PLC019786',
  file: 'my-passport.png',
  upi_id: 'somebody@bank',
  gstin: '29ABCDE1234F1Z5',
  licence_number: 'KA0120191234567',
};

it.each(checkList.map(({ decidedBy, path, call }) => ({ decidedBy, path, call })))(
  '$path takes no $decidedBy but a documented one, and forgets it',
  ({ decidedBy, path, call }) => {
    const value = REAL[decidedBy] ?? '';
    const row = operationList.find((each) => each.method === 'POST' && each.path === path);
    if (!row) throw new Error(`Nothing is called at ${path}.`);
    const body = { ...call.samples[0].body, [decidedBy]: value };
    expectForgotten(value, requestFor(row.id, { body }), 'sandbox_value_only');
  },
);

it.each([
  [
    'a position',
    requestFor('geocode.reverse', { query: { lat: '12.9716', lon: '77.5946' } }),
    '12.9716',
    'sandbox_value_only',
  ],
  [
    'a phone',
    requestFor('beneficiaries.create', {
      body: { name: 'A', account: { type: 'wallet', phone: '+919812345678' } },
    }),
    '9812345678',
    'sandbox_value_only',
  ],
  [
    'a card in a note',
    requestFor('orders.create', {
      body: { amount: 100_00, currency: 'INR', reference: '4111111111111111' },
    }),
    '4111111111111111',
    'looks_real',
  ],
  [
    'an Aadhaar in Hindi digits',
    requestFor('orders.create', {
      body: { amount: 100_00, currency: 'INR', reference: '२३४५६७८९०१२४' },
    }),
    '२३४५६७८९०१२४',
    'looks_real',
  ],
  [
    'a live key',
    requestFor('orders.list', { key: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc' }),
    'sk_live',
    'key_of_other_mode',
  ],
  [
    'a number as an id',
    requestFor('payments.get', { params: { payment_id: '234567890124' } }),
    '234567890124',
    'payment_not_found',
  ],
  [
    'a number in an unknown path',
    { ...requestFor('orders.list'), target: '/pan/ABCPE1234F' },
    'ABCPE1234F',
    'call_unknown',
  ],
  [
    'a broken body',
    {
      ...requestFor('orders.create'),
      headers: { ...requestFor('orders.create').headers, 'content-type': 'application/json' },
      body: '{"pan":"ABCPE1234F"',
    },
    'ABCPE1234F',
    'json_unreadable',
  ],
])('%s is refused and forgotten', (_name, request, secret, code) =>
  expectForgotten(secret, request, code),
);

// JSON leaves open which of two names counts (RFC 8259, 4): what is not read must not be kept either.
it.each([
  [
    'a name twice',
    {
      ...requestFor('orders.create', { body: {} }),
      body: '{"reference":"234567890124","amount":100,"currency":"INR","reference":"bill-1"}',
    },
  ],
  ['a query twice', { ...requestFor('orders.list'), target: '/orders?limit=234567890124&limit=2' }],
  ['a second query', { ...requestFor('orders.list'), target: '/orders?limit=1?234567890124' }],
])('%s leaves nothing in what is kept', (_name, request) => {
  const state = seeded();
  const { command } = handle(state, request);
  expect(JSON.stringify([command, state])).not.toContain('234567890124');
});
