import { migrateRecord } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import type { OpenStore } from '#core/storage/transactions.ts';
import { readLocker } from './database.ts';
import { LockerError } from './error.ts';

/** The signed-in user. The sign-in is simulated, so this is not a real person. */
export interface LockerUser {
  v: typeof RECORDS.session.version;
  /** Of this session; a new sign-in has another. */
  id: string;
  /** Code of the account, which has its name in words. */
  account: 'sample';
  uid: string;
}

/** Version 1 held the name of the only account, in English. */
function withAccount(stored: unknown): unknown {
  const { name: _, ...session } = stored as Record<string, unknown>;
  return { ...session, account: 'sample' };
}

/** The versions of a session. */
export const SESSION = {
  ...RECORDS.session,
  migrations: { 1: withAccount, ...RECORDS.session.migrations },
};

export const SESSION_KEY = 'session';

export interface OfSession {
  /**
   * `LockerUser.id` at the time when a file was chosen or sent. If that session has ended since, the file is
   * refused as `signed-out`, so that nothing comes back into a locker that its owner has emptied.
   */
  session?: string;
}

/** The session of now; undefined if nobody is signed in. Throws `LockerError`. */
export const readSession = (): Promise<string | undefined> =>
  readLocker(['state'], async ({ state }) => (await readUser(state))?.id);

/**
 * The signed-in user, if the session is still the one in which something began.
 *
 * @throws LockerError `signed-out`, `newer`
 */
export async function readUserOf(
  state: OpenStore,
  { session }: OfSession,
): Promise<LockerUser | undefined> {
  const user = await readUser(state);
  if (session && user?.id !== session) throw new LockerError('signed-out');
  return user;
}

/**
 * The signed-in user; undefined if there is none, or if the stored record is invalid.
 *
 * @throws LockerError `newer`
 */
export async function readUser(state: OpenStore): Promise<LockerUser | undefined> {
  const user = migrateRecord(await state.get(SESSION_KEY), SESSION, (session) => {
    const { id, account, uid } = session;
    const isUser = [id, uid].every((field) => typeof field === 'string') && account === 'sample';
    return isUser ? (session as unknown as LockerUser) : undefined;
  });
  if (user === 'newer') throw new LockerError('newer');
  return user === 'unreadable' ? undefined : user;
}
