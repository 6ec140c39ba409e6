import { RECORDS } from '#core/storage/record-versions.ts';
import { randomId } from '#lib/random-id.ts';
import { changeLocker, emptyLocker } from './database.ts';
import { readable } from './read.ts';
import { SAMPLES, sampleDocument } from './samples.ts';
import { type LockerUser, readUser, SESSION_KEY } from './session.ts';

/** The demo user: evidently a sample. */
const DEMO_USER = { account: 'sample', uid: 'sample-4821' } as const;

/**
 * Signs the demo user in: the samples appear, and what was imported meanwhile is released. When somebody
 * is signed in already, in another tab say, nothing changes. Throws `LockerError`.
 */
export async function signIn(): Promise<LockerUser> {
  return changeLocker(['documents', 'state'], async ({ documents, state }) => {
    const user = await readUser(state);
    if (user) return user;
    const session: LockerUser = {
      v: RECORDS.session.version,
      id: randomId(),
      ...DEMO_USER,
    };
    state.put(SESSION_KEY, session);
    const stored = await readable(documents);
    for (const { waiting, ...document } of stored)
      if (waiting) documents.put(document.id, document);
    for (const [index, sample] of SAMPLES.entries()) {
      if (stored.some((document) => document.sample === index + 1)) continue;
      const added = sampleDocument(sample, index, randomId(), Date.now());
      documents.put(added.id, added);
    }
    return session;
  });
}

/**
 * Signs out: the user, all documents, the tray, all bytes and the seal leave this device in one transaction,
 * from every tab and every version. A locked locker is emptied too. Throws
 * `LockerError`.
 */
export const signOut = emptyLocker;
