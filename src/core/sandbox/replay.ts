import { pass } from './clock/advance.ts';
import type { Command } from './commands.ts';
import { handle, refuse } from './handle.ts';
import { Refused } from './refused.ts';
import { seeded } from './state/seed.ts';
import type { State } from './state/state.ts';
import { attempted, withhold } from './webhooks/attempted.ts';

/** Does a command again. */
export function apply(state: State, command: Command): void {
  if (command.kind === 'call') handle(state, command.request);
  else if (command.kind === 'refused') refuse(state, new Refused(command.code), command);
  else if (command.kind === 'seed') state.seed = command.seed;
  else if (command.kind === 'advance') pass(state, command.ms);
  else if (command.kind === 'elapse') state.real += command.ms;
  else if (command.kind === 'withheld') withhold(state, command.delivery);
  else attempted(state, command.delivery, command.status);
}

/** The state that commands lead to, from the beginning. */
export function replay(commands: readonly Command[]): State {
  const state = seeded();
  for (const command of commands) apply(state, command);
  return state;
}
