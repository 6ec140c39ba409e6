import { migrateRecord } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import type { OpenStore } from '#core/storage/transactions.ts';
import { LockerError } from './error.ts';

/** Who is signed in. The sign-in is simulated, so this is nobody. */
export interface LockerUser {
  v: typeof RECORDS.session.version;
  /** Of this session; a new sign-in has another. */
  id: string;
  name: string;
  uid: string;
}

export const SESSION_KEY = 'session';

/**
 * Whoever is signed in; undefined if nobody, or if what is stored makes no sense.
 *
 * @throws LockerError `newer`
 */
export async function readUser(state: OpenStore): Promise<LockerUser | undefined> {
  const user = migrateRecord(await state.get(SESSION_KEY), RECORDS.session, (session) => {
    const { id, name, uid } = session;
    const isUser = [id, name, uid].every((field) => typeof field === 'string');
    return isUser ? (session as unknown as LockerUser) : undefined;
  });
  if (user === 'newer') throw new LockerError('newer');
  return user === 'unreadable' ? undefined : user;
}
