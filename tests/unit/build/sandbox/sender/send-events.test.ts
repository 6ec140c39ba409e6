import { describe, expect, it } from 'vitest';
import type { Command } from '#core/sandbox/commands.ts';
import { replay } from '#core/sandbox/replay.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { MOST, tidy } from '#core/sandbox/state/tidy.ts';
import { eventSender } from '../../../../../build/server/sandbox/send-events.ts';
import { tell } from '../../../core/sandbox/send.ts';

const FORWARD = 'http://localhost:4000/forwarded';
const ELSEWHERE = 'https://shop.example/hook';

/** A sandbox whose posts are answered by hand. */
function open(forward?: string) {
  const state = seeded();
  const commands: Command[] = [];
  const said: string[] = [];
  const posts: { url: string; type: string; answer: (status: number) => Promise<void> }[] = [];
  const sendDue = eventSender({
    state,
    keep: (command) => commands.push(command),
    say: (line) => said.push(line),
    forward,
    post: ({ body }, url) =>
      new Promise((answered) => {
        const answer = (status: number) => {
          answered(status);
          return new Promise<void>((heard) => setImmediate(heard));
        };
        posts.push({ url, type: JSON.parse(body).type, answer });
      }),
  });
  const call = (
    ...request: Parameters<typeof tell> extends [unknown, ...infer Rest] ? Rest : []
  ) => {
    commands.push(tell(state, ...request).command);
    sendDue();
  };
  return { state, commands, said, posts, sendDue, call };
}

/** Two events: a payment that is captured, and an order that is paid. */
const CAPTURE = ['payments.capture', { params: { payment_id: 'pay_test_0000000001' } }] as const;
const kinds = (commands: readonly Command[]) => commands.map(({ kind }) => kind);

describe('where nobody named an address', () => {
  it('nothing is posted, and no event is looked at again, also after a replay', () => {
    const { state, commands, posts, call, sendDue } = open();
    call(...CAPTURE);
    expect(posts).toEqual([]);
    expect(state.outgoing).toEqual([]);
    for (const delivery of Object.values(state.objects.delivery)) {
      expect(delivery).toMatchObject({ status: 'pending', attempts: 0 });
      expect(delivery).not.toHaveProperty('next_at');
    }
    sendDue();
    expect(kinds(commands)).toEqual(['call', 'withheld', 'withheld']);
    expect(replay(commands)).toEqual(state);
  });
});

describe('an event that is under way', () => {
  it('is recorded, though an endpoint comes meanwhile that gets the same one at the same address', async () => {
    const { state, commands, posts, call } = open(FORWARD);
    call(...CAPTURE);
    const [first = ''] = state.outgoing;
    call('endpoints.create', { body: { url: ELSEWHERE, events: [] } });
    call('events.deliver', { params: { event_id: state.eventOf[first] ?? '' } });
    await posts[0]?.answer(200);
    expect(state.objects.delivery[first]).toMatchObject({
      status: 'delivered',
      attempts: 1,
      last_status: 200,
    });
    expect(commands).toContainEqual({ kind: 'attempted', delivery: first, status: 200 });
    // What was asked for goes too, to the endpoint that was created, and in its own line.
    for (let nth = 1; nth < posts.length; nth++) await posts[nth]?.answer(200);
    expect(posts.map(({ type }) => type).toSorted()).toEqual([
      'order.paid',
      'payment.captured',
      'payment.captured',
    ]);
    expect(replay(commands)).toEqual(state);
  });

  it('is in no record and in no log if a sandbox that was left running dropped it meanwhile', async () => {
    const { state, commands, said, posts, call } = open(FORWARD);
    call(...CAPTURE);
    tidy(state, { ...MOST, events: 1 }, 0);
    await posts[0]?.answer(200);
    expect([kinds(commands), said]).toEqual([['call'], []]);
    // The next one does not wait for it.
    await posts[1]?.answer(200);
    expect(posts.map(({ type }) => type)).toEqual(['payment.captured', 'order.paid']);
    expect(kinds(commands)).toEqual(['call', 'attempted']);
    expect(said).toHaveLength(1);
  });
});

it('a delivery without an answer is said to have none, and one with an answer its status', async () => {
  const { said, posts, call, state } = open(FORWARD);
  call(...CAPTURE);
  const events = state.outgoing.map((id) => state.eventOf[id]);
  await posts[0]?.answer(0);
  await posts[1]?.answer(503);
  expect(said).toEqual([
    `${events[0]} to ${FORWARD}: no answer`,
    `${events[1]} to ${FORWARD}: 503`,
  ]);
});

it('an endpoint whose post was given up as it was deleted gets nothing more', async () => {
  const { posts, call, state, commands } = open();
  call('endpoints.create', { body: { url: 'http://localhost:4001/own', events: [] } });
  const { id = '' } = Object.values(state.objects.endpoint).at(-1) ?? {};
  call(...CAPTURE);
  expect(posts).toHaveLength(1);
  call('endpoints.delete', { params: { endpoint_id: id } });
  await posts[0]?.answer(0);
  expect(posts).toHaveLength(1);
  expect(kinds(commands)).not.toContain('attempted');
});
