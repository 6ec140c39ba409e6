import { expect, it } from 'vitest';
import { seeded } from '#core/sandbox/state/seed.ts';
import { eventAddress } from '../../../../build/server/sandbox/event-address.ts';
import { isOwnUrl } from '../../../../build/server/sandbox/hosts.ts';
import { done } from '../../core/sandbox/send.ts';

const FORWARD = 'http://localhost:4000/forwarded';
const OWN = 'http://127.0.0.1:3001/own';
const ELSEWHERE = 'https://shop.example/hook';
const OTHER_SHOP = 'https://other.example/hook';

/** Addresses of the first and of the second event, in the order of the endpoints: that of the reference first. */
function addresses(urls: readonly string[], forward?: string) {
  const state = seeded();
  for (const url of urls) done(state, 'endpoints.create', { body: { url, events: [] } });
  done(state, 'payments.capture', { params: { payment_id: 'pay_test_0000000001' } });
  const events = [...new Set(state.outgoing.map((id) => state.eventOf[id]))];
  return events.map((event) =>
    state.outgoing
      .filter((id) => state.eventOf[id] === event)
      .map((id) => eventAddress(state, id, forward, isOwnUrl)),
  );
}

// The reference of `--forward`: it gets each event once, in place of addresses that are not of this machine.
it.each([
  ['nobody named an address', [], undefined, [undefined]],
  ['an endpoint has its own', [OWN], undefined, [undefined, OWN]],
  ['an endpoint is elsewhere', [ELSEWHERE], undefined, [undefined, ELSEWHERE]],
  ['the address of --forward alone is named', [], FORWARD, [FORWARD]],
  ['an endpoint has its own next to it', [OWN], FORWARD, [FORWARD, OWN]],
  ['an endpoint elsewhere is looked at', [ELSEWHERE], FORWARD, [undefined, FORWARD]],
  [
    'two endpoints elsewhere share it',
    [ELSEWHERE, OTHER_SHOP],
    FORWARD,
    [undefined, FORWARD, undefined],
  ],
  ['an endpoint has that very address', [FORWARD], FORWARD, [undefined, FORWARD]],
  ['all of these meet', [OWN, ELSEWHERE, FORWARD], FORWARD, [undefined, OWN, FORWARD, undefined]],
])('where %s', (_what, urls, forward, expected) => {
  // After any outcome of one event, the next one goes the same ways.
  expect(addresses(urls, forward)).toEqual([expected, expected]);
});

it('nothing is posted for a delivery that is gone', () => {
  expect(eventAddress(seeded(), 'dlvr_test_of_before', FORWARD, isOwnUrl)).toBeUndefined();
});

it('an endpoint that is deleted takes nothing', () => {
  const state = seeded();
  const { id } = done<{ id: string }>(state, 'endpoints.create', {
    body: { url: ELSEWHERE, events: [] },
  });
  done(state, 'payments.capture', { params: { payment_id: 'pay_test_0000000001' } });
  const [ofReference = ''] = state.outgoing;
  done(state, 'endpoints.delete', { params: { endpoint_id: id } });
  expect(eventAddress(state, ofReference, FORWARD, isOwnUrl)).toBe(FORWARD);
});

it('an endpoint that wants another event takes its own alone', () => {
  const state = seeded();
  done(state, 'endpoints.create', { body: { url: ELSEWHERE, events: ['order.paid'] } });
  done(state, 'payments.capture', { params: { payment_id: 'pay_test_0000000001' } });
  // Captured, for the reference's alone; paid, for both.
  expect(state.outgoing.map((id) => eventAddress(state, id, FORWARD, isOwnUrl))).toEqual([
    FORWARD,
    undefined,
    FORWARD,
  ]);
});
