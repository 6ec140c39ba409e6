import { randomId } from '#lib/random-id.ts';
import { changeLocker } from '#locker/database.ts';
import { type LockerDocument, parseDocument } from '#locker/document.ts';
import { LockerError } from '#locker/error.ts';
import { foreignPosition } from '#locker/position.ts';
import { readUser } from '#locker/session.ts';

/** Ids under which documents were kept beside the one whose id they came with. */
export type Copies = Map<string, string[]>;

/**
 * Joins one document of a backup to the locker, in one transaction. What is here is never changed: the
 * same id with the same bytes is the same document, whatever its title is by now; with other bytes both
 * are kept. One that was just deleted is had back.
 *
 * @returns whether the list has one more document now
 * @throws LockerError `full`, `blocked`, `newer`, `signed-out`
 */
export async function merge(
  document: LockerDocument,
  bytes: ArrayBuffer | undefined,
  copies: Copies,
  session?: string,
): Promise<boolean> {
  const others = copies.get(document.id) ?? [];
  return changeLocker(['documents', 'files', 'state'], async ({ documents, files, state }) => {
    const user = await readUser(state);
    if (session && user?.id !== session) throw new LockerError('signed-out');
    let taken = false;
    for (const id of [document.id, ...others]) {
      const stored = await documents.get(id);
      if (stored === undefined) continue;
      taken ||= id === document.id;
      const held = await files.get<{ bytes?: ArrayBuffer }>(id);
      if (!sameBytes(held?.bytes, bytes)) continue;
      const here = parseDocument(stored);
      if (typeof here === 'string' || here.deletedAt === undefined) return false;
      const { deletedAt, ...restored } = here;
      documents.put(id, restored);
      return true;
    }
    const id = taken ? randomId() : document.id;
    documents.put(id, {
      ...document,
      id,
      position: await foreignPosition(state, document.position),
      ...(taken && { copyOf: document.id }),
      ...(!user && { waiting: true }),
    });
    if (bytes) files.put(id, { v: 1, bytes });
    if (taken) copies.set(document.id, [...others, id]);
    return true;
  });
}

function sameBytes(one: ArrayBuffer | undefined, other: ArrayBuffer | undefined): boolean {
  if (!one || !other || one.byteLength !== other.byteLength) return one === other;
  const [here, there] = [new Uint8Array(one), new Uint8Array(other)];
  // By index, as in crc32.ts.
  for (let i = 0; i < here.length; i++) if (here[i] !== there[i]) return false;
  return true;
}
