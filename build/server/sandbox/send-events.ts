import type { Command } from '../../../src/core/sandbox/commands.ts';
import type { Objects, State } from '../../../src/core/sandbox/state/state.ts';
import { attempted, withhold } from '../../../src/core/sandbox/webhooks/attempted.ts';
import { attemptOf } from '../../../src/core/sandbox/webhooks/outgoing.ts';
import { eventAddress } from './event-address.ts';
import { isOwnUrl } from './hosts.ts';
import { postEvent } from './post-event.ts';

interface Sender {
  state: State;
  keep: (command: Command) => void;
  say: (text: string) => void;
  /** Takes the place of addresses that are the reference's, or not of this machine. */
  forward: string | undefined;
  /** Host names in addition to this machine's own to which it may post. */
  allowHosts?: readonly string[];
  post?: typeof postEvent;
}

type Delivery = Objects['delivery'];
type Endpoint = Objects['endpoint'];

/**
 * Sends what is due: to each endpoint one after the other in their order, to different ones at the
 * same time, so that none waits for another. What is due is read from the state before each post.
 * Call it after each change of the state.
 */
export function eventSender({
  state,
  keep,
  say,
  forward,
  allowHosts = [],
  post = postEvent,
}: Sender): () => void {
  const isOwn = (url: string) => isOwnUrl(url, allowHosts);
  // By the objects themselves: after a reset the same ids are those of others.
  const underWay = new Map<Endpoint, AbortController>();
  // Decided once: what one endpoint left to another is not sent when that is deleted.
  const addresses = new WeakMap<Delivery, string | undefined>();

  /** What goes nowhere waits for nothing: without this it would be looked at again for ever. */
  function decide(): void {
    const undecided = state.outgoing.flatMap((id) => {
      const delivery = state.objects.delivery[id];
      return delivery && !addresses.has(delivery) ? [delivery] : [];
    });
    for (const each of undecided) addresses.set(each, eventAddress(state, each.id, forward, isOwn));
    for (const each of undecided) {
      if (addresses.get(each) !== undefined) continue;
      withhold(state, each.id);
      keep({ kind: 'withheld', delivery: each.id });
    }
  }

  function nextDue() {
    for (const id of state.outgoing) {
      const delivery = state.objects.delivery[id];
      const endpoint = state.objects.endpoint[delivery?.endpoint_id ?? ''];
      const url = delivery && addresses.get(delivery);
      if (!delivery || !endpoint || url === undefined || underWay.has(endpoint)) continue;
      const event = attemptOf(state, id);
      if (event) return { delivery, endpoint, url, event };
    }
    return undefined;
  }

  async function send(due: NonNullable<ReturnType<typeof nextDue>>): Promise<void> {
    const { delivery, endpoint, url, event } = due;
    const withdrawn = new AbortController();
    underWay.set(endpoint, withdrawn);
    const status = await post(event, url, withdrawn, allowHosts);
    underWay.delete(endpoint);
    if (isThere(state, endpoint) && state.objects.delivery[delivery.id] === delivery) {
      attempted(state, delivery.id, status);
      keep({ kind: 'attempted', delivery: delivery.id, status });
      say(`${event.id} to ${url}: ${status || 'no answer'}`);
    }
    sendDue();
  }

  function sendDue(): void {
    for (const [endpoint, withdrawn] of underWay) if (!isThere(state, endpoint)) withdrawn.abort();
    decide();
    for (let due = nextDue(); due; due = nextDue()) send(due);
  }
  return sendDue;
}

const isThere = (state: State, endpoint: Endpoint) =>
  state.objects.endpoint[endpoint.id] === endpoint;
