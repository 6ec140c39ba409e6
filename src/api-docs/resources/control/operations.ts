import { Page } from '#api-docs/kit/lists.ts';
import { operation } from '#api-docs/kit/operation.ts';
import { Payment } from '#api-docs/resources/payments/schemas.ts';
import { Clock, Log, MoveClock, Pay } from './schemas.ts';

const read = { group: 'control', method: 'GET', scope: 'control:read', status: 200 } as const;
const write = { group: 'control', method: 'POST', scope: 'control:write' } as const;

/** Calls that production does not have. */
export const controlOperations = {
  'sandbox.pay': operation({
    ...write,
    path: '/sandbox/pay',
    title: 'Let the customer act',
    summary: 'Does in the customer’s app what the payer’s test value says',
    body: Pay,
    status: 200,
    answer: Payment,
    problems: ['payment_not_found', 'state_conflict'],
    samples: [
      {
        name: 'A payment that is asked for',
        body: { payment_id: 'pay_test_0000000003', payer: 'success@example' },
      },
    ],
  }),
  'sandbox.clock': operation({
    ...read,
    path: '/sandbox/clock',
    title: 'Read the clock',
    summary: 'Returns the time in the sandbox, and when something happens next',
    answer: Clock,
    samples: [{ name: 'Now' }],
  }),
  'sandbox.moveClock': operation({
    ...write,
    path: '/sandbox/clock',
    title: 'Move the clock',
    summary: 'Lets time pass, and with it all that waits for its time',
    body: MoveClock,
    status: 200,
    answer: Clock,
    samples: [
      { name: 'An hour', body: { seconds: 3_600 } },
      { name: 'To what comes next', body: { to: 'next_event' } },
    ],
  }),
  'sandbox.reset': operation({
    ...write,
    path: '/sandbox/reset',
    title: 'Reset',
    summary: 'Begins again with the first objects, on 15 January 2026 at 10:30',
    status: 204,
    samples: [{ name: 'All' }],
  }),
  'sandbox.log': operation({
    ...read,
    path: '/sandbox/log',
    title: 'Read the log',
    summary: 'Returns the calls since the last reset, newest first, without keys and bodies',
    query: Page,
    answer: Log,
    samples: [{ name: 'The newest', query: { limit: 10 } }],
  }),
} as const;
