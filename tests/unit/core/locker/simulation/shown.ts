import type { LockerContents } from '#core/locker/read.ts';
import { documentsIn, type Stores, sessionIn, trayIn } from './stored.ts';

type Shown = Pick<LockerContents, 'user' | 'documents' | 'waiting' | 'tray'>;

const NOTHING = asText(undefined, [], [], []);

/** All that a page might have shown so far: what was stored at one moment, and nothing. */
export class Moments {
  readonly #seen = new Set([NOTHING]);

  note(stores: Stores): void {
    const kept = documentsIn(stores).filter(({ deletedAt }) => deletedAt === undefined);
    const session = sessionIn(stores);
    const listed = kept.filter(({ waiting }) => session || !waiting);
    const waiting = session ? [] : kept.filter((one) => one.waiting);
    this.#seen.add(asText(session, listed, waiting, trayIn(stores)));
  }

  has({ user, documents, waiting, tray }: Shown): boolean {
    return this.#seen.has(asText(user?.id, documents, waiting, tray));
  }
}

function asText(
  user: string | undefined,
  ...lists: readonly (readonly { id: string }[])[]
): string {
  return [user, ...lists.map((list) => list.map(({ id }) => id).sort())].join(' / ');
}
