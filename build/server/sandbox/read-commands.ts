import type { Command, KeptCommands } from '../../../src/core/sandbox/commands.ts';
import { replay } from '../../../src/core/sandbox/replay.ts';
import { SEEDS } from '../../../src/core/sandbox/state/ids.ts';

/**
 * Commands of a downloaded log.
 *
 * @param table digest of this file's table of calls: commands of another one mean nothing
 * @throws Error that says what is wrong with the log
 */
export function readCommands(text: string, table: string): Command[] {
  const kept = parsed(text);
  if (typeof kept?.table !== 'string' || !Array.isArray(kept.commands))
    throw new Error('--replay names no log, or one that was cut off.');
  if (kept.table !== table)
    throw new Error('The log is of another version of the API. Download both together.');
  if (!kept.commands.every(isCommand) || !leadsOn(kept.commands))
    throw new Error('The log is damaged. Download it again.');
  return kept.commands;
}

function parsed(text: string): Partial<KeptCommands> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isCommand(given: unknown): given is Command {
  const { kind, request, call, code, ms, seed, delivery, status } = Object(given);
  if (kind === 'call') return isRequest(Object(request));
  if (kind === 'refused') return isText(call) && isText(code);
  if (kind === 'advance' || kind === 'elapse') return isCount(ms);
  if (kind === 'seed') return isCount(seed) && seed < SEEDS;
  if (kind === 'withheld') return isText(delivery);
  return kind === 'attempted' && isText(delivery) && isCount(status);
}

const isRequest = ({ method, target, headers, body }: Record<string, unknown>) =>
  Boolean(headers) && [method, target, body, ...Object.values(Object(headers))].every(isText);

const isText = (given: unknown) => typeof given === 'string';

const isCount = (given: unknown) => Number.isInteger(given) && Number(given) >= 0;

/** Whether the sandbox can do them all. */
function leadsOn(commands: readonly Command[]): boolean {
  try {
    replay(commands);
    return true;
  } catch {
    return false;
  }
}
