import { describe, expect, it } from 'vitest';
import { isUncertain } from '#core/outbox/error-code.ts';
import { attemptsOf, mayHaveArrived, openAttempt } from '#core/outbox/journal.ts';
import { isDone, newRecord, type OutboxRecord } from '#core/outbox/record.ts';
import { classifyResponse, type MailResponse, responseCode } from '#core/outbox/response.ts';
import * as to from '#core/outbox/transitions.ts';

/**
 * Every order in which a visitor, the tabs, the worker, a crash and late answers can come at messages: a walk
 * over all states that the transitions lead to, with what must hold at each step.
 */

const NOW = Date.UTC(2026, 0, 1);

const http = (status: number, text: string): MailResponse => ({ kind: 'http', status, text });

/** Responses, and whether our own server answered after them. */
const RESPONSES: readonly (readonly [MailResponse, boolean])[] = [
  [http(200, 'OK'), true],
  [{ kind: 'none' }, true],
  [http(413, 'Variables size limit'), true],
  [http(503, 'Busy'), true],
  [http(403, 'Forbidden'), true],
  [http(200, '<h1>Log in</h1>'), true],
  [http(412, 'Gmail_API: Invalid grant'), true],
  [{ kind: 'none' }, false],
  [{ kind: 'unsent' }, false],
];

/** Something that happens to one message. */
interface Event {
  name: string;
  change: (record: OutboxRecord) => OutboxRecord | undefined;
  outcome?: { lease: string; response: MailResponse; reachable: boolean };
}

/** Number of posts and kinds of responses; both multiply what there is to walk. */
function eventsOf(posts: number, responses: number): Event[] {
  const begin = (inForm: boolean) => (record: OutboxRecord) => {
    const number = attemptsOf(record) + 1;
    const attempt = { id: `${record.id}-${number}`, at: NOW };
    return number > posts ? undefined : to.startAttempt(record, attempt, inForm);
  };
  const answers = Array.from({ length: posts }, (_, i) => i + 1).flatMap((number) =>
    RESPONSES.slice(0, responses).map(([response, reachable]): Event => {
      const name = `answer ${number}: ${JSON.stringify(response)}${reachable ? '' : ', no network'}`;
      const outcome = { lease: String(number), response, reachable };
      return {
        name,
        outcome,
        change: (record) =>
          to.endAttempt(record, {
            attempt: `${record.id}-${number}`,
            response,
            reachable,
            now: NOW,
            random: 0.5,
          }),
      };
    }),
  );
  return [
    { name: 'submit', change: (record) => to.sendFromForm(record, NOW) },
    { name: POST, change: begin(true) },
    { name: FLUSH, change: begin(false) },
    { name: 'leave to the queue', change: (record) => to.leaveToQueue(record, NOW) },
    { name: 'send now', change: (record) => to.askToSendNow(record, NOW) },
    { name: 'reconnect', change: (record) => to.hasten(record, NOW, 0) },
    { name: 'delete', change: to.asDeleted },
    { name: 'edit', change: to.takeToForm },
    { name: RECOVER, change: (record) => to.recoverOrphan(record, NOW) },
    ...answers,
  ];
}

const POST = 'post from the form';
const FLUSH = 'post from the queue';
const RECOVER = 'recover after a kill';

const isPost = ({ name }: Event) => name === POST || name === FLUSH;

const text = (id: string) => ({
  from_name: 'Asha',
  from_email: 'asha@shop.example',
  message: `Text of ${id}`,
});

/** As the form writes it. */
const written = (id: string, seq: number): OutboxRecord => ({
  ...newRecord({ id, hash: `hash of ${id}`, seq }, text(id), NOW),
  inForm: true,
});

/** A message and the number of posts that were ever begun for it. */
interface Message {
  record: OutboxRecord;
  posts: number;
}

/** What becomes of a message; undefined where the event cannot come, or changes nothing. */
function after({ record, posts }: Message, event: Event): Message | undefined {
  // Nobody answers a post that never was.
  if (Number(event.outcome?.lease ?? 0) > posts) return undefined;
  const changed = event.change(record);
  return changed && { record: changed, posts: posts + (isPost(event) ? 1 : 0) };
}

/** What is wrong with one step, in words. */
function faults(before: OutboxRecord, event: Event, after: OutboxRecord): string[] {
  const { outcome } = event;
  const lease = `${before.id}-${outcome?.lease}`;
  const isDelivery = outcome && classifyResponse(outcome.response) === 'sent';
  const isOwn = outcome && openAttempt(before)?.id === lease;
  const others = ({ journal }: OutboxRecord) => journal.filter(({ id }) => id !== lease);
  const apart = ({ journal: _, ...rest }: OutboxRecord) => rest;
  const open = after.journal.filter(({ response }) => response === '').length;
  const byAuthor = event.name === 'delete' || event.name === 'edit';
  const isWrong = {
    'a final state was left': isDone(before),
    'posted blank, or another text': isPost(event) && !same(before.payload, text(before.id)),
    'the text changed': !isDone(after) && !same(before.payload, after.payload),
    'a text stayed after its end': isDone(after) && after.payload.message !== '',
    'its identity changed': !same(identityOf(before), identityOf(after)),
    'its digest changed, or stayed after its end':
      after.hash !== (isDone(after) ? '' : before.hash),
    'the outcome of another lease moved it':
      outcome && !isOwn && !isDelivery && !same(apart(before), apart(after)),
    'an outcome changed the entry of another lease':
      outcome && !isDelivery && !same(others(before), others(after)),
    'a delivery was not taken for one': isDelivery && after.status !== 'sent',
    'sent without a delivery': after.status === 'sent' && !isDelivery,
    'deleted by another than its author': after.status === 'deleted' && !byAuthor,
    'the count of attempts fell': !isDone(after) && attemptsOf(after) < attemptsOf(before),
    'forgot that it may have arrived': !isDone(after) && forgot(before, event, after),
    'an open attempt too many or too few': open !== (after.status === 'sending' ? 1 : 0),
    'Send now was forgotten':
      before.sendNow && !after.sendNow && !isPost(event) && !byAuthor && !isDelivery,
    'a refusal in the form continued unasked':
      isOwn && before.inForm && after.status === 'queued' && outcome.reachable,
  };
  const found = Object.entries(isWrong).flatMap(([fault, wrong]) => (wrong ? [fault] : []));
  try {
    to.assertLegal(before, after);
  } catch (error) {
    found.push(String(error));
  }
  return found;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const identityOf = ({ id, seq, createdAt }: OutboxRecord) => [id, seq, createdAt];

/** Only a definite response takes the doubt away, and only that of its own attempt. */
function forgot(before: OutboxRecord, { outcome }: Event, after: OutboxRecord): boolean {
  if (!mayHaveArrived(before) || mayHaveArrived(after)) return false;
  if (!outcome || isUncertain(responseCode(outcome.response, outcome.reachable))) return true;
  const lease = `${before.id}-${outcome.lease}`;
  return before.journal.some(({ id, response }) => isUncertain(response) && id !== lease);
}

/** Far more states than there are. A transition that never ends makes more and more of them. */
const MAX_STATES = 50_000;

function expectEnd(states: number): void {
  if (states > MAX_STATES) throw new Error('The transitions lead to more and more states.');
}

/** All states that can be reached, each with those that it leads to. `key` tells them apart. */
function walk<State>(
  start: State,
  key: (state: State) => string,
  steps: (state: State) => State[],
) {
  const known = new Map([[key(start), start]]);
  const states = new Map<State, State[]>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const next = steps(state).map((each) => {
      const same = known.get(key(each));
      if (same) return same;
      known.set(key(each), each);
      open.push(each);
      return each;
    });
    states.set(state, next);
    expectEnd(states.size);
  }
  return states;
}

/** The states from which no way leads to a wanted one. */
function deadEnds<State>(states: Map<State, State[]>, isWanted: (state: State) => boolean) {
  const before = new Map<State, State[]>();
  for (const [state, next] of states)
    for (const each of next) before.set(each, [...(before.get(each) ?? []), state]);
  const found = new Set([...states.keys()].filter(isWanted));
  for (const state of found) for (const each of before.get(state) ?? []) found.add(each);
  return [...states.keys()].filter((state) => !found.has(state));
}

/** A state of a message, and what each event makes of it. */
interface Node extends Message {
  number: number;
  moves: { event: Event; to: Node }[];
}

/** All states of one message, the first one first. Nobody is kept from anything in it. */
function graphOf(start: OutboxRecord, events: readonly Event[]): Node[] {
  const nodes = new Map<string, Node>();
  const nodeOf = (message: Message): Node => {
    const key = JSON.stringify(message);
    const node = nodes.get(key) ?? { ...message, number: nodes.size, moves: [] };
    nodes.set(key, node);
    expectEnd(nodes.size);
    return node;
  };
  nodeOf({ record: start, posts: 0 });
  for (const node of nodes.values())
    for (const event of events) {
      const next = after(node, event);
      if (next) node.moves.push({ event, to: nodeOf(next) });
    }
  return [...nodes.values()];
}

const allFaults = (nodes: Node[]) => [
  ...new Set(
    nodes.flatMap(({ record, moves }) =>
      moves.flatMap(({ event, to }) =>
        faults(record, event, to.record).map(
          (fault) => `${fault}: ${event.name} at ${JSON.stringify(record)}`,
        ),
      ),
    ),
  ),
];

const statuses = (nodes: Node[]) => [...new Set(nodes.map(({ record }) => record.status))].sort();

describe('over one message, with three posts and all responses', () => {
  const nodes = graphOf(written('a', 1), eventsOf(3, RESPONSES.length));
  const ways = new Map(nodes.map((node) => [node, node.moves.map(({ to }) => to)]));

  it('every interleaving keeps every promise', () => {
    expect(allFaults(nodes).slice(0, 10)).toEqual([]);
    expect(nodes.length).toBeGreaterThan(5_000);
  });

  it('every state is reached, and nothing leaves the final ones', () => {
    expect(statuses(nodes)).toEqual(['attention', 'deleted', 'queued', 'sending', 'sent']);
    const final = nodes.filter(({ record }) => isDone(record));
    expect(final.flatMap(({ moves }) => moves)).toEqual([]);
  });

  it('a message that its author did not delete can be delivered from wherever it is', () => {
    const stuck = deadEnds(ways, ({ record }) => record.status === 'sent');
    expect(statuses(stuck)).toEqual(['deleted']);
  });
});

describe('over two messages of one form, one of them posted at a time', () => {
  interface World {
    a: Node;
    /** Another text that was sent from the same form. */
    b?: Node;
    /** Which message the holder of the send lock is posting. */
    holds: '' | 'a' | 'b';
  }

  const [events, names] = [eventsOf(2, 3), ['a', 'b'] as const];
  const graphs = { a: graphOf(written('a', 1), events), b: graphOf(written('b', 2), events) };
  const [a, b] = [graphs.a[0] as Node, graphs.b[0] as Node];

  const moves = (world: World, name: 'a' | 'b') =>
    (world[name]?.moves ?? []).flatMap(({ event, to }): World[] => {
      // A post takes the lock, and so does the search for orphans.
      if (world.holds && (isPost(event) || event.name === RECOVER)) return [];
      const isEnd = world.holds === name && event.outcome?.lease === String(to.posts);
      const holds = isPost(event) ? name : isEnd ? '' : world.holds;
      return [{ ...world, [name]: to, holds }];
    });

  /** As `accept` does: an earlier text goes if it failed in the same form, and else stays as it is. */
  function writeAnother(world: World): World[] {
    const { record, moves } = world.a;
    const goes = record.status === 'attention' && record.inForm;
    const deleted = goes && moves.find(({ event }) => event.name === 'delete');
    return world.b ? [] : [{ ...world, a: deleted ? deleted.to : world.a, b }];
  }

  const worlds = walk<World>(
    { a, holds: '' },
    ({ a, b, holds }) => `${a.number} ${b?.number} ${holds}`,
    (world) => [
      ...writeAnother(world),
      // The holder of the lock dies.
      ...(world.holds ? [{ ...world, holds: '' } as const] : []),
      ...names.flatMap((name) => moves(world, name)),
    ],
  );

  it('every interleaving keeps every promise to both', () => {
    for (const name of names) expect(allFaults(graphs[name]).slice(0, 10)).toEqual([]);
    expect(worlds.size).toBeGreaterThan(10_000);
  });

  it('neither prevents the other’s delivery', () => {
    const ended = (node: Node | undefined) => node?.record.status === 'sent';
    const stuck = deadEnds(worlds, ({ a, b }) => ended(a) && ended(b));
    const both = stuck.filter(
      ({ a, b }) => a.record.status !== 'deleted' && b?.record.status !== 'deleted',
    );
    expect(both).toEqual([]);
  });
});
