import type { OpenStore } from '#core/storage/transactions.ts';
import { VERSION } from './document.ts';
import { LockerError } from './error.ts';

/** Who is signed in. The sign-in is simulated, so this is nobody. */
export interface LockerUser {
  v: 1;
  /** Of this session; a new sign-in has another. */
  id: string;
  name: string;
  uid: string;
}

export const SESSION_KEY = 'session';

/** Whoever is signed in; undefined if nobody, or if what is stored makes no sense. */
export async function readUser(state: OpenStore): Promise<LockerUser | undefined> {
  const user = await state.get<Partial<LockerUser>>(SESSION_KEY);
  if (typeof user?.v === 'number' && user.v > VERSION) throw new LockerError('newer');
  const known = [user?.id, user?.name, user?.uid].every((field) => typeof field === 'string');
  return known ? (user as LockerUser) : undefined;
}
