import type { Answer } from './answer.ts';
import { pass } from './clock/advance.ts';
import type { Command } from './commands.ts';
import { handle } from './handle.ts';
import { apply } from './replay.ts';
import type { SandboxRequest } from './request/request.ts';
import { seeded } from './state/seed.ts';
import type { State } from './state/state.ts';
import { attempted } from './webhooks/attempted.ts';
import { type Outgoing, outgoing } from './webhooks/outgoing.ts';

/** One call, with what came back. Of one refused before it was known to hold nothing real, its answer alone. */
export interface Exchange {
  number: number;
  /** The sandbox's time, in milliseconds since 1970. */
  at: number;
  /** Id of the call in the table, or `unknown`. */
  call: string;
  request?: SandboxRequest;
  /** Null where it was lost on the way. */
  answer: Answer | null;
}

/** An event as it was sent to a receiver, and the status that this answered; 0 for none. */
export interface Sent extends Outgoing {
  at: number;
  status: number;
}

/** A sandbox that somebody uses: its state, and all that was done to it. */
export interface Session {
  readonly state: State;
  readonly commands: readonly Command[];
  readonly exchanges: readonly Exchange[];
  readonly sent: readonly Sent[];
  /** Answers a request. */
  call(request: SandboxRequest): Exchange;
  /** Lets time pass. */
  pass(ms: number): void;
  /** Sends what waits to be sent, to a receiver that answers with this status. */
  deliver(status: number): void;
}

/** Opens a sandbox to which these commands were done. */
export function openSession(before: readonly Command[]): Session {
  const state = seeded();
  const commands: Command[] = [];
  const exchanges: Exchange[] = [];
  const sent: Sent[] = [];

  function keep(command: Command): void {
    const last = commands.at(-1);
    // Pauses between two commands are one command.
    if (command.kind === 'advance' && last?.kind === 'advance')
      commands[commands.length - 1] = { kind: 'advance', ms: last.ms + command.ms };
    else commands.push(command);
  }

  function call(request: SandboxRequest): Exchange {
    const at = state.now;
    const { answer, command } = handle(state, request);
    const row = state.log.at(-1);
    const exchange = {
      number: exchanges.length + 1,
      at,
      call: row?.call ?? 'unknown',
      ...(command.kind === 'call' && { request: command.request }),
      answer,
    };
    // A reset makes earlier commands irrelevant: drop them and replay the reset, so ids match a fresh replay.
    const isForgotten = commands.length > 1 || commands[0]?.kind !== 'seed';
    if (isForgotten && exchange.call === 'sandbox.reset' && answer?.status === 204) {
      commands.splice(0, Infinity, { kind: 'seed', seed: state.seed });
      handle(state, request);
    }
    exchanges.push(exchange);
    keep(command);
    return exchange;
  }

  function attempt(event: Outgoing, status: number): void {
    sent.push({ ...event, at: state.now, status });
    attempted(state, event.delivery, status);
    keep({ kind: 'attempted', delivery: event.delivery, status });
  }

  function redo(command: Command): void {
    if (command.kind === 'call') call(command.request);
    else if (command.kind === 'attempted') {
      const event = outgoing(state).find(({ delivery }) => delivery === command.delivery);
      if (event) attempt(event, command.status);
    } else {
      apply(state, command);
      keep(command);
    }
  }
  for (const command of before) redo(command);

  return {
    state,
    commands,
    exchanges,
    sent,
    call,
    pass(ms) {
      pass(state, ms);
      keep({ kind: 'advance', ms });
    },
    deliver(status) {
      for (const event of outgoing(state)) attempt(event, status);
    },
  };
}
