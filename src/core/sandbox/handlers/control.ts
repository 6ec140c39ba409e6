import type { controlOperations } from '#api-docs/resources/control/operations.ts';
import { advance } from '#core/sandbox/clock/advance.ts';
import { schedule } from '#core/sandbox/clock/due.ts';
import { comingEvents } from '#core/sandbox/clock/next-event.ts';
import { MINUTE, written } from '#core/sandbox/clock/time.ts';
import { can } from '#core/sandbox/move.ts';
import { Refused } from '#core/sandbox/refused.ts';
import { nextSeed } from '#core/sandbox/state/ids.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import type { State } from '#core/sandbox/state/state.ts';
import { find, pageOf } from '#core/sandbox/state/store.ts';
import type { Handlers } from './handler.ts';
import { approve, refuse } from './payments/jobs.ts';

const clockOf = (state: State) => {
  const coming = comingEvents(state);
  return {
    now: written(state.now),
    waiting: coming.length,
    ...(coming[0] ? { next_at: written(coming[0].at) } : {}),
  };
};

export const control: Handlers<typeof controlOperations> = {
  'sandbox.pay'(state, { body: { payment_id, payer } }) {
    const payment = find(state, 'payment', payment_id);
    if (!can('payment', payment, 'authorize')) throw new Refused('state_conflict');
    state.payers[payment.id] = payer;
    if (payer === 'failure@example') refuse(state, payment, 'payer_declined');
    else if (payer === 'slow@example')
      schedule(state, state.now + 10 * MINUTE, 'payment.approve', payment.id);
    else if (payer !== 'never@example') approve(state, payment);
    return payment;
  },
  'sandbox.clock': clockOf,
  'sandbox.moveClock'(state, { body: { seconds, to, bank } }) {
    const [event] = to === 'next_event' ? comingEvents(state) : [];
    const next = event ? event.at - state.now : 0;
    state.bankRefuses = bank === 'refuses';
    advance(state, Math.max(0, next) + (seconds ?? 0) * 1_000);
    state.bankRefuses = false;
    return clockOf(state);
  },
  'sandbox.reset'(state) {
    Object.assign(state, { ...seeded(), seed: nextSeed(state.seed) });
    return undefined;
  },
  'sandbox.log': (state, { query }) => pageOf(state.log, query),
};
