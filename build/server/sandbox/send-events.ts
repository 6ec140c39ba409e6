import type { Command } from '../../../src/core/sandbox/commands.ts';
import type { Objects, State } from '../../../src/core/sandbox/state/state.ts';
import { attempted } from '../../../src/core/sandbox/webhooks/attempted.ts';
import { attemptOf } from '../../../src/core/sandbox/webhooks/outgoing.ts';
import { eventAddress } from './event-address.ts';
import { postEvent } from './post-event.ts';

interface Sender {
  state: State;
  keep: (command: Command) => void;
  say: (text: string) => void;
  /** Takes the place of addresses that are the reference's, or not of this machine. */
  forward: string | undefined;
  post?: typeof postEvent;
}

type Delivery = Objects['delivery'];
type Endpoint = Objects['endpoint'];

/**
 * Sends what is due: to each endpoint one after the other in their order, to different ones at the
 * same time, so that none waits for another. What is due is read from the state before each post.
 * Call it after each change of the state.
 */
export function eventSender({ state, keep, say, forward, post = postEvent }: Sender): () => void {
  // By the objects themselves: after a reset the same ids are those of others.
  const underWay = new Map<Endpoint, AbortController>();
  // Decided once: what one endpoint left to another is not sent when that is deleted.
  const addresses = new WeakMap<Delivery, string | undefined>();

  function nextDue() {
    for (const id of state.outgoing) {
      const delivery = state.objects.delivery[id];
      const endpoint = state.objects.endpoint[delivery?.endpoint_id ?? ''];
      if (!delivery || !endpoint) continue;
      if (!addresses.has(delivery)) addresses.set(delivery, eventAddress(state, id, forward));
      const url = addresses.get(delivery);
      const event = url !== undefined && !underWay.has(endpoint) && attemptOf(state, id);
      if (event) return { delivery, endpoint, url, event };
    }
    return undefined;
  }

  async function send(due: NonNullable<ReturnType<typeof nextDue>>): Promise<void> {
    const { delivery, endpoint, url, event } = due;
    const withdrawn = new AbortController();
    underWay.set(endpoint, withdrawn);
    const status = await post(event, url, withdrawn);
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
    for (let due = nextDue(); due; due = nextDue()) send(due);
  }
  return sendDue;
}

const isThere = (state: State, endpoint: Endpoint) =>
  state.objects.endpoint[endpoint.id] === endpoint;
