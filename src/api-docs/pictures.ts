import type { Bars, HeadPicture, States } from '#copy/types/head-picture.ts';
import type { GroupName } from './kit/operation.ts';
import type { Resource } from './kit/resource.ts';
import { billPayment } from './resources/bills/machine.ts';
import { HELD_DAYS, ORDER_HOURS, PAYMENT_MINUTES } from './resources/payments/lives.ts';
import { payment } from './resources/payments/machine.ts';
import { payout } from './resources/payouts/machine.ts';
import { settlement } from './resources/settlements/machine.ts';
import { checkList } from './resources/verification/checks/checks.ts';
import { pauses } from './resources/webhooks/delivery.ts';

/** The longest way of an object to the state that its caller waits for, and where else each state leads. */
function statesPicture(heading: string, { initial, transitions }: Resource, good: string): States {
  const moves = Object.values(transitions);
  const longest = (state: string): string[] => {
    const before = moves.filter(({ to }) => to === state).flatMap(({ from }) => from);
    const ways = before.map(longest).sort((a, b) => b.length - a.length);
    return [...(ways[0] ?? []), state];
  };
  const way = longest(good);
  if (!initial.includes(way[0] ?? ''))
    throw new RangeError(`${good} is not reached from a new object.`);
  const ends = way
    .map((state) => ({
      state,
      to: moves
        .filter(({ from, to }) => from.includes(state) && !way.includes(to))
        .map(({ to }) => to),
    }))
    .filter(({ to }) => to.length > 0)
    .map(({ state, to }) => ({
      state,
      text: `${state === good ? 'later' : 'or'} ${to.join(', ')}`,
    }));
  return { kind: 'states', heading, way, ends };
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LINE = 300;

/** Every attempt to deliver an event as a dot, at its time. */
function attemptsPicture(): HeadPicture {
  const times = pauses.map((_, at) =>
    pauses.slice(0, at + 1).reduce((sum, pause) => sum + pause, 0),
  );
  const last = times.at(-1) ?? 0;
  const x = (time: number) => Math.round((time * (LINE - 8)) / last) + 4;
  const days = Array.from(
    { length: Math.floor(last / DAY) + 1 },
    (_, day) => `M${x(day * DAY)} 12v6`,
  );
  return {
    kind: 'tally',
    heading: 'When we send an event again',
    plot: {
      box: `0 0 ${LINE} 18`,
      paths: [
        { kind: 'axis', d: `M0 12H${LINE}${days.join('')}` },
        { kind: 'dots', d: times.map((time) => `M${x(time)} 6h.01`).join('') },
      ],
    },
    items: [
      { figure: String(pauses.length), text: 'attempts until a 2xx' },
      { figure: `${(pauses[1] ?? 0) / 1_000} s`, text: 'to the second' },
      { figure: `${Math.floor(last / HOUR)} h`, text: 'to the last; a mark is a day' },
    ],
  };
}

/** How many of all checks may answer with each status, the most common first. */
function answersPicture(): Bars {
  const statuses = checkList.flatMap(({ outcomes }) => [
    ...new Set(outcomes.map(({ status }) => status)),
  ]);
  const counts = [...new Set(statuses)]
    .map((status) => ({ status, count: statuses.filter((each) => each === status).length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, 3);
  return {
    kind: 'bars',
    heading: 'What a check may find',
    rows: counts.map(({ status, count }) => ({
      figure: status,
      text: `in ${count} of ${checkList.length} checks`,
      from: 0,
      to: Math.round((count * 100) / checkList.length),
    })),
  };
}

/** What passes when the clock is moved; each tenfold time is as far from the one before. */
function livesPicture(): Bars {
  const lives = [
    {
      figure: `${PAYMENT_MINUTES} min`,
      text: 'a payment waits for its customer',
      minutes: PAYMENT_MINUTES,
    },
    { figure: `${ORDER_HOURS} h`, text: 'an order can be paid', minutes: ORDER_HOURS * 60 },
    {
      figure: `${HELD_DAYS} days`,
      text: 'money is held for a capture',
      minutes: HELD_DAYS * 24 * 60,
    },
  ];
  const most = Math.log10(HELD_DAYS * 24 * 60);
  return {
    kind: 'bars',
    heading: 'What ends when you move the clock',
    rows: lives.map(({ figure, text, minutes }) => ({
      figure,
      text,
      from: 0,
      to: Math.round((Math.log10(minutes) * 100) / most),
    })),
  };
}

/** What each page of the reference begins with, made of the tables that the sandbox runs on. */
export const pictures: Readonly<Record<GroupName, HeadPicture>> = {
  payments: statesPicture('States of a payment', payment, 'captured'),
  payouts: statesPicture('States of a payout', payout, 'processed'),
  bills: statesPicture('States of a bill payment', billPayment, 'paid'),
  settlements: statesPicture('States of a settlement', settlement, 'settled'),
  webhooks: attemptsPicture(),
  verification: answersPicture(),
  control: livesPicture(),
};
