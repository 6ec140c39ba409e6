import { KEY } from '#api-docs/keys.ts';
import type { Command } from '#core/sandbox/commands.ts';
import type { SandboxRequest } from '#core/sandbox/request/request.ts';
import { type Exchange, openSession, type Session } from '#core/sandbox/session.ts';
import { SEEDS } from '#core/sandbox/state/ids.ts';
import { keepCommands, readCommands, useSandbox } from '#store/sandbox.ts';

/** How often the clock of the sandbox moves on while its page is seen, in milliseconds. */
const TICK_MS = 1_000;

/** The sandbox of this tab, as it was before a reload. It is loaded with the first call. */
export function sandbox(): Session {
  const { session } = useSandbox.getState();
  if (session) return session;
  const opened = openKept(readCommands(TABLE_DIGEST));
  useSandbox.setState({ session: opened });
  setInterval(() => {
    if (document.visibilityState === 'visible') changed((open) => open.pass(TICK_MS), false);
  }, TICK_MS);
  return opened;
}

/** What a tab has kept is no more trusted than any other text: a sandbox that cannot be opened starts again. */
function openKept(commands: readonly Command[]): Session {
  try {
    return openSession(commands.length > 0 ? commands : newSandbox());
  } catch {
    useSandbox.setState({ lost: 'other-table' });
    return openSession(newSandbox());
  }
}

/** Its ids are those of no other: what came from another tab may still be kept at a desk. */
const newSandbox = (): Command[] => [
  { kind: 'seed', seed: (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS },
];

/** Answers a request, then sends the events that follow. */
export const call = (request: SandboxRequest): Exchange => changed((open) => open.call(request));

/** Calls with the key that may do everything, as a button of the page does. */
export const callAs = (method: string, target: string, body?: object): Exchange =>
  call({
    method,
    target,
    headers: {
      authorization: `Bearer ${KEY}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : '',
  });

/** @param keeps whether what is done is kept at once: time that passes is, with the next call */
function changed<Result>(work: (open: Session) => Result, keeps = true): Result {
  const open = sandbox();
  const result = work(open);
  const before = open.sent.length;
  open.deliver(useSandbox.getState().receiver);
  if (keeps || open.sent.length > before) keepCommands(TABLE_DIGEST, open.commands);
  else useSandbox.setState(({ version }) => ({ version: version + 1 }));
  return result;
}

/** What was done, as the local sandbox replays it. */
export const logFile = (): Blob =>
  new Blob([JSON.stringify({ table: TABLE_DIGEST, commands: sandbox().commands }, null, 2)], {
    type: 'application/json',
  });
