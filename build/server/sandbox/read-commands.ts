import type { Command, KeptCommands } from '../../../src/core/sandbox/commands.ts';

/** Commands of a downloaded log. Those of another table of calls mean nothing, and are refused. */
export function readCommands(text: string, table: string): Command[] {
  const kept = JSON.parse(text) as Partial<KeptCommands>;
  if (!Array.isArray(kept.commands)) throw new Error('--replay names no log of commands.');
  if (kept.table !== table)
    throw new Error('The log is of another version of the API, whose calls may have been others.');
  return kept.commands;
}
