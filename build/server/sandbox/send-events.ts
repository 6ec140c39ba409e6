import type { Command } from '../../../src/core/sandbox/commands.ts';
import type { State } from '../../../src/core/sandbox/state/state.ts';
import { attempted } from '../../../src/core/sandbox/webhooks/attempted.ts';
import { type Outgoing, outgoing } from '../../../src/core/sandbox/webhooks/outgoing.ts';
import { signed } from '../../../src/core/sandbox/webhooks/sign.ts';
import { isLoopbackUrl } from './options.ts';

/** How long a receiver may take to answer. */
const TIMEOUT = 10_000;

/** Posts an event, and gives the status of the answer, or 0 for none. It leaves this machine for nobody. */
async function post(event: Outgoing, url: string, at: number): Promise<number> {
  if (!isLoopbackUrl(url)) return 0;
  const headers = await signed(event.id, at, event.body, event.secrets);
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: event.body,
      signal,
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

interface Sender {
  state: State;
  keep: (command: Command) => void;
  say: (text: string) => void;
  /** Takes the place of each endpoint's own address. */
  forward: string | undefined;
}

/** Sends what is due, one after the other in their order, and keeps what came of it. Each is sent once at a time. */
export function eventSender({ state, keep, say, forward }: Sender): () => Promise<void> {
  const running = new Set<string>();
  return async () => {
    for (const event of outgoing(state)) {
      if (running.has(event.delivery)) continue;
      running.add(event.delivery);
      // Receivers compare it with their own clock, so it is the machine's.
      const status = await post(event, forward ?? event.url, Math.floor(Date.now() / 1_000));
      running.delete(event.delivery);
      attempted(state, event.delivery, status);
      keep({ kind: 'attempted', delivery: event.delivery, status });
      say(`${event.id} to ${forward ?? event.url}: ${status || 'no answer'}`);
    }
  };
}
