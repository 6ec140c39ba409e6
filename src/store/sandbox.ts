import { create } from 'zustand';
import type { Command, KeptCommands } from '#core/sandbox/commands.ts';
import type { Session } from '#core/sandbox/session.ts';
import { keptInTab } from './kept.ts';
import { SANDBOX_KEY } from './keys.ts';

/** How many commands a tab keeps of its sandbox, and how many characters they may take. */
const MOST_COMMANDS = 200;
const MOST_CHARACTERS = 64 * 1024;

interface SandboxStore {
  /** Undefined until the first call is run. */
  session: Session | undefined;
  /** Raised with each change of the session, which changes in place. */
  version: number;
  /** What is not kept over a reload, and why: nothing, what was kept for another table, what is too much, or all. */
  lost: '' | 'other-table' | 'full' | 'refused';
  /** What the receiver of events answers; 0 for nothing. */
  receiver: number;
}

export const useSandbox = create<SandboxStore>()(() => ({
  session: undefined,
  version: 0,
  lost: '',
  receiver: 200,
}));

const nothing: KeptCommands = { table: '', commands: [] };

const keptCommands = keptInTab(SANDBOX_KEY, (json): KeptCommands => {
  const read: unknown = JSON.parse(json ?? 'null');
  const { table, commands } = Object(read) as Partial<KeptCommands>;
  return typeof table === 'string' && Array.isArray(commands) ? { table, commands } : nothing;
});

/** Commands that this tab has kept for a table of calls; none where they are of another, which is noted. */
export function readCommands(table: string): Command[] {
  const kept = keptCommands.read();
  if (kept.table === table) return kept.commands;
  if (kept.commands.length > 0) useSandbox.setState({ lost: 'other-table' });
  return [];
}

/** Keeps them, as far as a tab keeps any, and shows what has changed. */
export function keepCommands(table: string, commands: readonly Command[]): void {
  const text = JSON.stringify({ table, commands });
  const isFull = commands.length > MOST_COMMANDS || text.length > MOST_CHARACTERS;
  const isKept = !isFull && keptCommands.write(text);
  useSandbox.setState(({ version, lost }) => ({
    version: version + 1,
    lost: isFull ? 'full' : isKept ? (lost === 'other-table' ? lost : '') : 'refused',
  }));
}
